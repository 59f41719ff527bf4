/** Sums and shares that a state's law names, and how long a builder answers. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_MONEY = {
  deposit:
    'deposit, building deposit, builder ~ deposit, up front payment, money up front, upfront, up front, money in advance, paid in advance',
  house_deposit:
    'house deposit, home deposit, deposit on ~ house purchase, deposit ~ bank, deposit when buying, deposit on a property, deposit ~ auction',
  deposit_back:
    'deposit back, deposit ~ refund*, deposit ~ back, refund ~ deposit, deposit ~ lost, lose ~ deposit, lost ~ deposit',
  no_deposit:
    'bond deposit, rental deposit, deposit ~ rental bond, deposit ~ bond, deposit for ~ rental, deposit ~ lease, salt deposit, mineral deposit, white deposit, chalky deposit, deposit on ~ wall, deposit on ~ brick, pool deposit',
  licence_threshold:
    'handyman, handy man, handyman licence, qbcc licence, qbcc license, builders licence for, builder licence for, builders license for, builder license for, licence threshold, license threshold, licensing threshold, licence limit, contractor licence for, contractors licence for, licence for ~ job, licence for ~ work, license for ~ job, license for ~ work, licence to build, work without a licence, job without a licence, work ~ without a licence, work ~ without a license, work ~ unlicensed, unlicensed work, unlicensed person, unlicensed builder, be a registered builder, registered builder for, registered builder, registered building practitioner, builder be registered, builder be licensed, licensed builder for, building licence, building license, building contractor licence, trade licence',
  home_cover:
    'home warranty insurance, home warranty cover, home warranty scheme premium, builders warranty insurance, builder warranty insurance, warranty insurance, home indemnity insurance, building indemnity insurance, indemnity insurance, domestic building insurance, home building compensation, home building compensation cover, hbcf, hbcf insurance, dbi, builders insurance, home cover, residential building cover, fidelity certificate, fidelity fund certificate',
  written_contract:
    'building contract ~ writing, contract ~ in writing, written contract, contract ~ written, written building contract, small job contract, small jobs contract, contract for ~ small job, contract on paper',
  owner_builder:
    'owner builder, owner build, owner builder permit, owner builder licence, owner builder license, owner builder ~ permit, build my own house, build ~ own house, build ~ own home',
  tribunal_limit:
    'ncat limit, ncat ~ limit, limit ~ ncat, claim ~ ncat, ncat claim, ncat hear, vcat limit, limit ~ vcat, claim ~ vcat, vcat hear, qcat limit, limit ~ qcat, claim ~ qcat, qcat hear, acat limit, limit ~ acat, claim ~ acat, acat hear, tribunal limit, limit ~ tribunal, tribunal hear, claim ~ tribunal, sat limit, claim at the sat, magistrates court limit, largest claim ~ tribunal',
  defects_period:
    'defects liability period, defect liability period, maintenance period, dlp, defects liability, defects liability time, maintenance period after handover',
} as const satisfies Record<string, string>;
