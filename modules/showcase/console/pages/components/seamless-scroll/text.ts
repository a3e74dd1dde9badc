import { defineText } from '#shared/i18n/text'

export const texts = defineText('components/seamless-scroll', {
  title: ['无缝滚动', 'Seamless scroll'],
  intro: [
    '首尾相接的列表：签到板、客户墙、订单流水和排行榜。',
    'A list that loops without a seam: sign-in board, logo wall, order feed and ranking.',
  ],
  keys: ['Tab 聚焦即停', 'Stops on focus'],
  board: ['签到大屏', 'Sign-in board'],
  boardNote: [
    '会场签到不断追加，滚动位置不跳；方向和速度随时改。',
    'Guests keep arriving and the list does not jump. Change direction and speed at any time.',
  ],
  logos: ['合作伙伴墙', 'Partner wall'],
  logosNote: [
    '两行反向滚动，鼠标停留即停，标志可以点。',
    'Two rows in opposite directions. They stop on hover, and the logos can be pressed.',
  ],
  feed: ['订单流水', 'Order feed'],
  feedNote: [
    '一次走一条，停两秒；下一单就接在后面。',
    'One order at a time, with a two-second pause. New orders join at the end.',
  ],
  ranking: ['销售排行', 'Sales ranking'],
  rankingNote: ['放得下就不滚动：只看前五名时列表静止。', 'Rows that fit do not scroll: the top five stand still.'],

  pause: ['暂停滚动', 'Pause'],
  play: ['继续滚动', 'Resume'],
  direction: ['方向', 'Direction'],
  up: ['向上', 'Up'],
  down: ['向下', 'Down'],
  left: ['向左', 'Left'],
  right: ['向右', 'Right'],
  speed: ['速度', 'Speed'],

  signIns: ['签到记录', 'Sign-ins'],
  meeting: ['2026 供应链大会 · 主会场', 'Supply Chain Days 2026 · main hall'],
  present: ['已到 {{count}} 人', '{{count}} guests', '{{count}} guest'],
  guests: [
    '林晓|华东仓储,周明|远航物流,陈若彤|城际快运,高翔|北岸制造,苏念|安捷电子,韩立|南湾食品,方圆|云上服饰,黎川|合益医药',
    'Ada Lin|East Storage,Max Reed|Voyage Freight,Ruth Chen|Intercity Express,Owen Gale|Northshore Works,Sue Nash|Anjet Electronics,Harry Lee|Southbay Foods,Fay Young|Cloud Apparel,Leo Cross|Hoyi Pharma',
  ],

  partners: ['合作伙伴（第 {{row}} 行）', 'Partners, row {{row}}'],
  chosen: ['{{name}}：合作 {{years}} 年', '{{name}}: partner for {{years}} years'],
  northwind: ['北风贸易', 'Northwind'],
  ripple: ['涟漪设计', 'Ripple'],
  kiln: ['窑口陶瓷', 'Kiln & Co'],
  harbour: ['海港物流', 'Harbour'],
  ember: ['炉火咖啡', 'Ember'],
  meridian: ['子午导航', 'Meridian'],
  lattice: ['格栅建材', 'Lattice'],
  tandem: ['双人单车', 'Tandem'],
  chooseLogo: ['点一个标志看合作年限', 'Press a logo to see the years of partnership'],

  orders: ['最新订单', 'Latest orders'],
  addOrder: ['模拟下一单', 'Place an order'],
  goods: [
    '山茶保温杯|亚麻桌布|陶瓷手冲壶|胡桃木书立|羊毛围巾',
    'Camellia flask|Linen tablecloth|Ceramic dripper|Walnut bookends|Wool scarf',
  ],
  cities: ['杭州|成都|西安|厦门|沈阳', 'Bristol|Leeds|Cardiff|York|Oxford'],
  price: ['¥{{amount}}', '¥{{amount}}'],

  sales: ['本月销售排行', 'Top sales this month'],
  rows: ['显示', 'Show'],
  topFive: ['前五名', 'Top 5'],
  topTwelve: ['前十二名', 'Top 12'],
  people: [
    '王若彤,李思远,张可,赵一鸣,钱多,孙朗,周宁,吴桐,郑好,冯雨,陈默,褚蓝',
    'Ruth King,Simon Lee,Kay Chang,Emma Zhao,Dora Quinn,Lance Sun,Nina Joe,Tom Woo,Hope Zane,Ray Fenn,Moe Chan,Bluma Choo',
  ],
  deals: ['{{count}} 单', '{{count}} deals', '{{count}} deal'],
})
