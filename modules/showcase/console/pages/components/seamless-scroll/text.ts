import { defineText } from 'atrium/console/text'

export const texts = defineText('components/seamless-scroll', {
  title: { zh: '无缝滚动', en: 'Seamless scroll' },
  intro: {
    zh: '首尾相接的列表：签到板、客户墙、订单流水和排行榜。',
    en: 'A list that loops without a seam: sign-in board, logo wall, order feed and ranking.',
  },
  keys: { zh: 'Tab 聚焦即停', en: 'Stops on focus' },
  board: { zh: '签到大屏', en: 'Sign-in board' },
  boardNote: {
    zh: '会场签到不断追加，滚动位置不跳；方向和速度随时改。',
    en: 'Guests keep arriving and the list does not jump. Change direction and speed at any time.',
  },
  logos: { zh: '合作伙伴墙', en: 'Partner wall' },
  logosNote: {
    zh: '两行反向滚动，鼠标停留即停，标志可以点。',
    en: 'Two rows in opposite directions. They stop on hover, and the logos can be pressed.',
  },
  feed: { zh: '订单流水', en: 'Order feed' },
  feedNote: {
    zh: '一次走一条，停两秒；下一单就接在后面。',
    en: 'One order at a time, with a two-second pause. New orders join at the end.',
  },
  ranking: { zh: '销售排行', en: 'Sales ranking' },
  rankingNote: {
    zh: '放得下就不滚动：只看前五名时列表静止。',
    en: 'Rows that fit do not scroll: the top five stand still.',
  },

  pause: { zh: '暂停滚动', en: 'Pause' },
  play: { zh: '继续滚动', en: 'Resume' },
  direction: { zh: '方向', en: 'Direction' },
  up: { zh: '向上', en: 'Up' },
  down: { zh: '向下', en: 'Down' },
  left: { zh: '向左', en: 'Left' },
  right: { zh: '向右', en: 'Right' },
  speed: { zh: '速度', en: 'Speed' },

  signIns: { zh: '签到记录', en: 'Sign-ins' },
  meeting: { zh: '2026 供应链大会 · 主会场', en: 'Supply Chain Days 2026 · main hall' },
  present: { zh: '已到 {{count}} 人', en: '{{count}} guests', one: '{{count}} guest' },
  guests: {
    zh: '林晓|华东仓储,周明|远航物流,陈若彤|城际快运,高翔|北岸制造,苏念|安捷电子,韩立|南湾食品,方圆|云上服饰,黎川|合益医药',
    en: 'Ada Lin|East Storage,Max Reed|Voyage Freight,Ruth Chen|Intercity Express,Owen Gale|Northshore Works,Sue Nash|Anjet Electronics,Harry Lee|Southbay Foods,Fay Young|Cloud Apparel,Leo Cross|Hoyi Pharma',
  },

  partners: { zh: '合作伙伴（第 {{row}} 行）', en: 'Partners, row {{row}}' },
  chosen: { zh: '{{name}}：合作 {{years}} 年', en: '{{name}}: partner for {{years}} years' },
  northwind: { zh: '北风贸易', en: 'Northwind' },
  ripple: { zh: '涟漪设计', en: 'Ripple' },
  kiln: { zh: '窑口陶瓷', en: 'Kiln & Co' },
  harbour: { zh: '海港物流', en: 'Harbour' },
  ember: { zh: '炉火咖啡', en: 'Ember' },
  meridian: { zh: '子午导航', en: 'Meridian' },
  lattice: { zh: '格栅建材', en: 'Lattice' },
  tandem: { zh: '双人单车', en: 'Tandem' },
  chooseLogo: { zh: '点一个标志看合作年限', en: 'Press a logo to see the years of partnership' },

  orders: { zh: '最新订单', en: 'Latest orders' },
  addOrder: { zh: '模拟下一单', en: 'Place an order' },
  goods: {
    zh: '山茶保温杯|亚麻桌布|陶瓷手冲壶|胡桃木书立|羊毛围巾',
    en: 'Camellia flask|Linen tablecloth|Ceramic dripper|Walnut bookends|Wool scarf',
  },
  cities: { zh: '杭州|成都|西安|厦门|沈阳', en: 'Bristol|Leeds|Cardiff|York|Oxford' },
  price: { zh: '¥{{amount}}', en: '¥{{amount}}' },

  sales: { zh: '本月销售排行', en: 'Top sales this month' },
  rows: { zh: '显示', en: 'Show' },
  topFive: { zh: '前五名', en: 'Top 5' },
  topTwelve: { zh: '前十二名', en: 'Top 12' },
  people: {
    zh: '王若彤,李思远,张可,赵一鸣,钱多,孙朗,周宁,吴桐,郑好,冯雨,陈默,褚蓝',
    en: 'Ruth King,Simon Lee,Kay Chang,Emma Zhao,Dora Quinn,Lance Sun,Nina Joe,Tom Woo,Hope Zane,Ray Fenn,Moe Chan,Bluma Choo',
  },
  deals: { zh: '{{count}} 单', en: '{{count}} deals', one: '{{count}} deal' },
})
