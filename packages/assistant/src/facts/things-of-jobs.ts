/** A building job after signing, and neighbours. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_JOBS = {
  late_builder:
    'past the completion date, over the completion date, after the completion date, missed the completion date, completion date has passed, house is months late, months late ~ builder, builder ~ months late, build ~ running late ~ claim, build ~ late ~ compensation, over time ~ builder ~ claim',
  contract_copy:
    'copy of the contract, copy of my contract, copy of our contract, copy of ~ building contract, copy of ~ signed contract, contract copy',
  late_payment_interest:
    'interest on late payment, interest ~ late payment, interest ~ overdue payment, interest ~ progress payment, builder ~ charge interest, interest ~ builder ~ late, late payment interest, late payment fee',
  preliminary_agreement:
    'preliminary agreement, preliminary building agreement, preliminary works agreement, prelim agreement, tender agreement, preliminary contract',
  site_costs: 'site costs, site cost, site works cost, site works, siteworks, rock removal, rock excavation',
  keys: 'keys from the builder, builder ~ keys, get the keys, get my keys, get our keys, keys to ~ new house, keys at handover, hand over the keys, handover of keys, keys ~ handover',
  unpaid_subcontractor:
    'subcontractor ~ not been paid, subbie ~ paid, subbies ~ paid, subcontractor* ~ paid, builder ~ not paid ~ subbie, builder ~ not paid ~ subcontractor, builder hasn’t paid ~ subcontractor, unpaid subcontractor, unpaid subbie, tradie ~ builder hasn’t paid, builder didn’t pay ~ subcontractor, builder didn’t pay ~ tradie',
  handover_defects:
    'handover with defects, refuse handover, refuse ~ handover, accept handover, accept ~ handover, take handover, handover ~ defects ~ outstanding, hand over ~ with defects, sign handover, practical completion with defects, handover ~ unfinished',
  contract_stage_inspection:
    'claim ~ before ~ inspected, claim ~ before ~ inspection, claim ~ frame stage before, pay ~ before ~ frame ~ inspected, pay ~ stage before ~ inspect*, payment before ~ inspection',
  branch_duty:
    'neighbour* ~ dropping branches, neighbour* tree ~ dropping, tree ~ dropping branches, gum ~ dropping, neighbour ~ cut ~ tree, neighbour ~ cut their tree, make ~ neighbour ~ tree, neighbour* dangerous tree, dangerous tree ~ neighbour*, neighbour* tree ~ dangerous, force ~ neighbour ~ tree, neighbour* tree ~ fall, neighbour ~ trim ~ tree, neighbour ~ prune',
  leaves_next_door:
    'neighbour* leaves, leaves ~ neighbour*, neighbour* tree ~ gutters, neighbour* tree ~ leaves, leaves from next door, leaf litter ~ neighbour*, next doors tree ~ gutters',
  boundary_build:
    'build right on the boundary, build on the boundary, building on the boundary, zero lot line, zero boundary, built to the boundary, build to the boundary, garage on the boundary, built on the boundary',
  encroachment:
    'over the boundary, over my boundary, encroach*, fence ~ wrong place, fence ~ wrong spot, fence is on my side, built on my side, adverse possession, neighbour* shed ~ my land',
  neighbour_access:
    'access ~ neighbour* land, access ~ neighbour* property, access ~ neighbour* yard, enter ~ neighbour* land, enter ~ neighbour* property, go onto ~ neighbour*, onto ~ neighbour* property, through ~ neighbour* yard, scaffold ~ neighbour* land, neighbour ~ refuses access, neighbour won’t let ~ in',
  neighbour_dig:
    'dig* ~ neighbour* footing, dig* next to ~ neighbour*, dig* near ~ neighbour*, excavat* ~ neighbour*, neighbour* ~ excavat*, excavat* next door, dig* next door, neighbour ~ digging, excavat* ~ boundary, dig* ~ boundary, underpin* ~ neighbour*',
  asbestos_fence:
    'asbestos fence, fibro fence, asbestos fencing, super six fence, super 6 fence, asbestos dividing fence',
} as const satisfies Record<string, string>;
