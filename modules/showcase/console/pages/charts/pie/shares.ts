/** Euros that a company of 60 people spent in one quarter, by department. */
export const spending = [
  ['engineering', 182_400],
  ['sales', 121_300],
  ['marketing', 86_900],
  ['support', 54_200],
  ['office', 31_800],
] as const

/** Visits of a week by channel, each with its sources. */
export const channels = [
  {
    name: 'searching',
    sources: [
      ['百度', 'Baidu', 4210],
      ['必应', 'Bing', 1180],
      ['谷歌', 'Google', 860],
    ],
  },
  {
    name: 'linked',
    sources: [
      ['知乎', 'Zhihu', 1640],
      ['GitHub', 'GitHub', 1320],
    ],
  },
  {
    name: 'campaigns',
    sources: [
      ['微信', 'WeChat', 2250],
      ['微博', 'Weibo', 740],
    ],
  },
  { name: 'direct', sources: [['shop.example', 'shop.example', 2980]] },
] as const

/** Hours that a team worked on each day of a week. */
export const hours = [52, 61, 58, 66, 49, 12, 4] as const

/** Parcels of a month by city, in thousands. */
export const cities = [
  ['杭州', 'Hangzhou', 412],
  ['广州', 'Guangzhou', 398],
  ['深圳', 'Shenzhen', 371],
  ['金华', 'Jinhua', 344],
  ['上海', 'Shanghai', 318],
  ['北京', 'Beijing', 236],
  ['苏州', 'Suzhou', 201],
  ['东莞', 'Dongguan', 188],
  ['泉州', 'Quanzhou', 142],
  ['成都', 'Chengdu', 129],
  ['温州', 'Wenzhou', 118],
  ['武汉', 'Wuhan', 104],
  ['宁波', 'Ningbo', 97],
  ['郑州', 'Zhengzhou', 91],
  ['长沙', 'Changsha', 78],
  ['西安', "Xi'an", 69],
  ['重庆', 'Chongqing', 66],
  ['青岛', 'Qingdao', 52],
  ['合肥', 'Hefei', 47],
  ['南昌', 'Nanchang', 33],
  ['昆明', 'Kunming', 28],
  ['兰州', 'Lanzhou', 14],
  ['海口', 'Haikou', 11],
  ['拉萨', 'Lhasa', 4],
] as const
