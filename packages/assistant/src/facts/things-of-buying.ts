/** Buying and selling a home. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_BUYING = {
  off_plan_cooling_off:
    'cool* off ~ off the plan, cool* off ~ off plan, off the plan ~ cool* off, off plan ~ cool* off, off the plan ~ change my mind, off the plan ~ pull out',
  planning_certificate:
    'section 10.7, section 10.7 certificate, section 10.7 planning certificate, s10.7, s 10.7, s10.7 certificate, 10.7 certificate, 10.7 planning certificate, section 149, section 149 certificate, 149 certificate, planning certificate, zoning certificate',
  seller_papers:
    'section 32, section 32 statement, s32, vendor statement, vendors statement, vendor disclosure, seller disclosure, seller disclosure statement, disclosure statement, form 2 ~ seller, form 2 ~ sell*, seller ~ form 2, form 2 disclosure, form 1 ~ south australia, form 1 ~ sa, south australia ~ form 1, form 1 vendor, papers ~ seller, documents ~ seller, seller ~ give me, seller ~ hand over, contract of sale ~ include, include* ~ contract of sale, papers ~ sell my, documents ~ sell my, paperwork ~ sell my',
  final_inspection:
    'final inspection before settlement, final inspection ~ settlement, settlement ~ final inspection, inspection before settlement, inspect* before settlement, final walk through, final walkthrough, pre settlement walk*',
  after_settlement:
    'found ~ after settlement, found ~ after we settled, after settlement ~ seller, after settlement ~ vendor, broken ~ after settlement, defect* after settlement, defect* ~ after settlement, settled last month, settled last week, seller hid, vendor hid, seller ~ hid, vendor ~ hid, seller lied, vendor lied, seller didn’t tell, seller covered up, vendor covered up, problem* after settlement, after i bought ~ seller, after we bought ~ seller, hidden defect ~ seller, seller ~ hidden defect',
  buyer_beware: 'caveat emptor, buyer beware, let the buyer beware',
  sunset_clause: 'sunset clause, sunset date, sunset period, sunset ~ off the plan',
  risk_before_settlement:
    'damage* between exchange and settlement, between exchange and settlement, storm ~ before settlement, fire ~ before settlement, burn* down before settlement, damaged before settlement, risk ~ before settlement, risk ~ settlement, insure ~ before settlement, insur* ~ exchange, insur* ~ before settlement, insure ~ house ~ buying',
  vendor_report:
    'vendors building report, vendor building report, sellers building report, seller building report, agents building report, agent building report, building report from the agent, building report from the seller, report ~ vendor, sellers inspection report, vendors inspection report, someone elses building report, rely on ~ sellers report',
  pest_report:
    'pest inspection report, pest report, timber pest inspection, timber pest report, pre purchase pest inspection, pest inspection',
  late_settlement:
    'settlement ~ late, late settlement, delay* settlement, settlement ~ delay*, settle late, buyer ~ late ~ settle*, not ready to settle, miss* settlement, can’t settle on time',
  other_law:
    'section ~ fair work, section ~ fair work act, section ~ corporations act, section ~ crimes act, section ~ migration act, section ~ tax act',
  offer:
    'withdraw ~ offer, withdraw* my offer, withdraw* ~ offer on, take back ~ offer, take ~ offer back, pull ~ offer, retract ~ offer, cancel ~ offer, offer ~ take it back, offer ~ pull it back, offer ~ withdraw, offer ~ back out, back out ~ offer, pull back ~ offer, offer on a house, offer ~ before they sign',
} as const satisfies Record<string, string>;
