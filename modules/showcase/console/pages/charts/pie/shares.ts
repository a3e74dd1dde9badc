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
      [{ zh: '百度', en: 'Baidu' }, 4210],
      [{ zh: '必应', en: 'Bing' }, 1180],
      [{ zh: '谷歌', en: 'Google' }, 860],
    ],
  },
  {
    name: 'linked',
    sources: [
      [{ zh: '知乎', en: 'Zhihu' }, 1640],
      [{ zh: 'GitHub', en: 'GitHub' }, 1320],
    ],
  },
  {
    name: 'campaigns',
    sources: [
      [{ zh: '微信', en: 'WeChat' }, 2250],
      [{ zh: '微博', en: 'Weibo' }, 740],
    ],
  },
  { name: 'direct', sources: [[{ zh: 'shop.example', en: 'shop.example' }, 2980]] },
] as const

/** Hours that a team worked on each day of a week. */
export const hours = [52, 61, 58, 66, 49, 12, 4] as const

/** Parcels of a month by city, in thousands. */
export const cities = [
  [{ zh: '杭州', en: 'Hangzhou' }, 412],
  [{ zh: '广州', en: 'Guangzhou' }, 398],
  [{ zh: '深圳', en: 'Shenzhen' }, 371],
  [{ zh: '金华', en: 'Jinhua' }, 344],
  [{ zh: '上海', en: 'Shanghai' }, 318],
  [{ zh: '北京', en: 'Beijing' }, 236],
  [{ zh: '苏州', en: 'Suzhou' }, 201],
  [{ zh: '东莞', en: 'Dongguan' }, 188],
  [{ zh: '泉州', en: 'Quanzhou' }, 142],
  [{ zh: '成都', en: 'Chengdu' }, 129],
  [{ zh: '温州', en: 'Wenzhou' }, 118],
  [{ zh: '武汉', en: 'Wuhan' }, 104],
  [{ zh: '宁波', en: 'Ningbo' }, 97],
  [{ zh: '郑州', en: 'Zhengzhou' }, 91],
  [{ zh: '长沙', en: 'Changsha' }, 78],
  [{ zh: '西安', en: "Xi'an" }, 69],
  [{ zh: '重庆', en: 'Chongqing' }, 66],
  [{ zh: '青岛', en: 'Qingdao' }, 52],
  [{ zh: '合肥', en: 'Hefei' }, 47],
  [{ zh: '南昌', en: 'Nanchang' }, 33],
  [{ zh: '昆明', en: 'Kunming' }, 28],
  [{ zh: '兰州', en: 'Lanzhou' }, 14],
  [{ zh: '海口', en: 'Haikou' }, 11],
  [{ zh: '拉萨', en: 'Lhasa' }, 4],
] as const
