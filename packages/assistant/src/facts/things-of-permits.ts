/** Works that may need an approval. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_PERMITS = {
  carport: 'carport, car port',
  pergola: 'pergola, patio, patio roof, patio cover, verandah, gazebo, awning, shade sail',
  pool_permit:
    'permit ~ swimming pool, approval ~ swimming pool, swimming pool ~ permit, swimming pool ~ approval, pool permit, permit ~ put in a pool, permit ~ pool, approval ~ pool, council ~ put in ~ pool, pool approval, pool ~ council approval, pool need approval, pool ~ planning permit, build a pool',
  tank_permit:
    'tank ~ permit, permit ~ tank, tank ~ approval, approval ~ tank, water tank ~ council, council ~ water tank',
  new_roof_permit:
    'replace ~ roof ~ permit, permit ~ replace ~ roof, approval ~ replace ~ roof, permit ~ new roof, new roof ~ permit, approval ~ new roof, new roof ~ approval, re roof, re roofing, roof replacement ~ approval, roof replacement ~ permit, permit ~ roof replacement, tile* to colorbond, permit ~ replace ~ roof like for like',
  extension_permit:
    'permit ~ extension, approval ~ extension, extension need ~ permit, extension require ~ permit, extension need ~ approval, second storey ~ permit, second storey ~ approval, permit ~ second storey, approval ~ second storey, upstairs addition, house extension, home extension',
  bathroom_permit:
    'bathroom reno* ~ approval, bathroom reno* ~ permit, approval ~ bathroom reno*, permit ~ bathroom reno*, permit ~ renovate ~ bathroom, approval ~ renovate ~ bathroom, council ~ bathroom reno*, kitchen reno* ~ approval, kitchen reno* ~ permit, permit ~ kitchen reno*, approval ~ kitchen reno*',
  garage_conversion:
    'convert ~ garage, converting ~ garage, garage conversion, garage ~ into a bedroom, garage ~ into a room, garage ~ bedroom, turn ~ garage into, garage to a living',
  new_opening:
    'put in a new window, add a window, adding a window, new window opening, cut ~ new window, cut ~ new door, bigger window, widen ~ window opening, new door opening, window into ~ wall, knock ~ window in, enlarge ~ window, make a window bigger, window into a door',
  earthworks:
    'earthworks, cut and fill, fill on my block, excavat* ~ approval, approval ~ excavat*, dig* out ~ block, level* ~ block, fill ~ yard',
  heritage_work:
    'heritage listed, heritage house, heritage home, heritage overlay, heritage area, heritage conservation area, heritage listing, heritage building, heritage approval',
  approval_time:
    'how long ~ council take ~ da, how long ~ da take, how long ~ approve ~ da, council take ~ da, council ~ approve ~ da, da take, da approval take, da take to, council take for ~ da, council take to approve, approval take, cdc take, how long ~ permit take, permit take, planning permit take, building permit take, council approval take, da assessment, da determination, da approval time, permit approval time, get a da, get a building permit, get council approval, da approved',
  objection:
    'object ~ da, object ~ development, object ~ neighbour* plan*, object ~ neighbour* extension, object ~ planning, objection ~ da, objection ~ development, objection ~ neighbour, objection ~ planning, oppose ~ da, oppose ~ development, fight ~ development, development next door ~ object, submission ~ development application, object to ~ build*, object ~ neighbour* build*',
  stop_work:
    'stop work order, stop work notice, stop works order, stop order, stop work, stop building order',
  spa_permit:
    'portable spa, inflatable spa, hot tub, plug in spa, spa ~ lockable lid, spa lid, spa cover, lid on ~ spa, outdoor spa',
} as const satisfies Record<string, string>;
