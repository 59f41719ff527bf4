/** What stands between neighbours and around a house. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_OUTSIDE = {
  fence:
    'share the cost of a new boundary fence, share the cost of ~ boundary fence, share the cost of ~ fence, split the cost of ~ fence, split the cost ~ fence, share the cost ~ fence, dividing fence, boundary fence, fence between, side fence, shared fence, common fence, new fence, back fence, fencing cost, cost of ~ fence, fence, fencing, paling fence, colorbond fence',
  better_fence:
    'pay more ~ fence, fence ~ pay more, higher fence ~ pay more, higher fence than next door, want ~ higher fence, colorbond ~ paling, paling ~ colorbond, colourbond ~ paling, paling ~ colourbond, neighbour wants ~ fence, better fence, higher fence than, dearer fence, extra ~ fence, fence ~ extra, fence ~ pays the difference, fence ~ difference, neighbour wants ~ colorbond, neighbour wants colorbond, neighbour wants ~ colourbond',
  fence_notice:
    'dividing fence notice, boundary fence notice, dividing fence ~ notice, time to respond to a fencing notice, time to respond ~ notice, respond to ~ fencing notice, reply to ~ fence notice, answer ~ fence notice, notice to contribute fencing, time to respond to fencing notice, ignor* ~ fence notice, ignor* ~ fencing notice, fencing notice, fence notice, notice to fence, notice to contribute, notice ~ fence, notice ~ fencing, fencing ~ notice, fencing claim, fence ~ notice',
  front_fence: 'front fence',
  retaining_wall_engineer:
    'need an engineer ~ retaining wall, retaining wall need an engineer, retaining wall ~ engineer*, engineer* ~ retaining wall',
  retaining_wall_drainage:
    'behind ~ retaining wall, retaining wall ~ drainage, drain ~ retaining wall, drainage ~ retaining wall, retaining wall ~ ag pipe, retaining wall ~ ag line, retaining wall ~ drain, ag pipe ~ retaining wall',
  tree_roots:
    'damage ~ tree root, tree root ~ liab*, tree root ~ crack*, roots ~ crack*, roots ~ lift*, tree ~ lift*, damage from ~ tree, tree root, roots ~ neighbour, neighbour ~ tree root, neighbours tree, neighbour tree, tree ~ next door, roots ~ tree, roots of ~ tree, neighbour ~ tree ~ damage, tree ~ damage',
  branches:
    'branch, overhanging branch, overhanging tree, branches ~ over, neighbour ~ tree over, prune ~ neighbour, tree over my fence, prune ~ tree, cut ~ branches, branches overhanging, branches that hang over',
  neighbour_water:
    'neighbour ~ stormwater, neighbour ~ storm water, neighbour ~ runoff, neighbour ~ water, stormwater ~ neighbour, water ~ next door, water from next door, storm water ~ neighbour, neighbour ~ drain*, runoff from next door, neighbour ~ downpipe',
  crossover: 'crossover, cross over, driveway crossover, vehicle crossing, kerb crossing, layback',
  ag_drain:
    'ag pipe, ag drain, ag line, agi drain, agi pipe, aggie drain, aggie pipe, agricultural drain, agricultural pipe, subsoil drain, french drain, slotted pipe',
  shed: 'shed, garden shed, backyard shed',
  deck: 'deck, decking, timber deck',
  easement:
    'shed ~ easement, build over ~ easement, build on ~ easement, easement, sewer easement, drainage easement',
  fence_post: 'fence post, fence posts go in, post hole, fencing post',
  overlooking:
    'council make my neighbour remove, neighbour remove ~ deck, looks into my yard, overlooks my yard, overlook*, deck ~ privacy, looks into ~ yard, neighbour remove a deck, neighbour ~ deck, privacy screen',
  tree_removal:
    'remove ~ tree, removing ~ tree, cut down ~ tree, cutting down ~ tree, chop down ~ tree, tree removal, fell ~ tree',
  granny_flat: 'granny flat, secondary dwelling, small second home, small second dwelling',
  building_noise:
    'noise hours, building work hours, work hours ~ builder, hours ~ building work, hours ~ construction, hours ~ construction noise, hours of construction, construction times, tradies ~ noise, tradie ~ noise, make noise, use power tool, use a power tool, use ~ jackhammer, builders ~ sunday, build* ~ on sunday, tradies ~ saturday, builders ~ saturday, work ~ on a sunday, noisy work, noise ~ building site, building site ~ noise, builders start, builders work, construction hours, building hours, construction noise, building noise, builders start making noise, tradies start, builders ~ noise, hours ~ builders',
} as const satisfies Record<string, string>;
