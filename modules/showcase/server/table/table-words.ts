import type { DemoCity } from '../../contract/table.rules'

/** Each Chinese text of the seeded rows with its English one. */
type Words = readonly (readonly [chinese: string, english: string])[]

export const surnames: Words = [
  ['王', 'Wang'],
  ['李', 'Li'],
  ['张', 'Zhang'],
  ['刘', 'Liu'],
  ['陈', 'Chen'],
  ['杨', 'Yang'],
  ['黄', 'Huang'],
  ['赵', 'Zhao'],
  ['周', 'Zhou'],
  ['吴', 'Wu'],
  ['徐', 'Xu'],
  ['孙', 'Sun'],
  ['马', 'Ma'],
  ['朱', 'Zhu'],
  ['胡', 'Hu'],
  ['林', 'Lin'],
  ['郭', 'Guo'],
  ['何', 'He'],
  ['高', 'Gao'],
  ['罗', 'Luo'],
]

export const givenNames: Words = [
  ['晓', 'Xiao'],
  ['思远', 'Siyuan'],
  ['若彤', 'Ruotong'],
  ['一鸣', 'Yiming'],
  ['静怡', 'Jingyi'],
  ['俊杰', 'Junjie'],
  ['雨桐', 'Yutong'],
  ['子涵', 'Zihan'],
  ['明哲', 'Mingzhe'],
  ['佳宁', 'Jianing'],
  ['文博', 'Wenbo'],
  ['梓萱', 'Zixuan'],
]

interface Place {
  city: DemoCity
  /** The city as the addresses of each language hold it. */
  names: readonly [chinese: string, english: string]
  district: readonly [chinese: string, english: string]
}

export const places: readonly Place[] = [
  { city: 'beijing', names: ['北京', 'Beijing'], district: ['朝阳区', 'Chaoyang District'] },
  { city: 'shanghai', names: ['上海', 'Shanghai'], district: ['徐汇区', 'Xuhui District'] },
  { city: 'hangzhou', names: ['杭州', 'Hangzhou'], district: ['西湖区', 'Xihu District'] },
  { city: 'chengdu', names: ['成都', 'Chengdu'], district: ['锦江区', 'Jinjiang District'] },
  { city: 'shenzhen', names: ['深圳', 'Shenzhen'], district: ['南山区', 'Nanshan District'] },
  { city: 'wuhan', names: ['武汉', 'Wuhan'], district: ['洪山区', 'Hongshan District'] },
  { city: 'nanjing', names: ['南京', 'Nanjing'], district: ['鼓楼区', 'Gulou District'] },
  { city: 'xian', names: ['西安', "Xi'an"], district: ['雁塔区', 'Yanta District'] },
]

/** The city of an address in either language; where it names several, the first in a Chinese one and the last in an English one. */
export function cityOf(address: string): DemoCity {
  const text = address.toLowerCase()
  const named = places.flatMap(({ city, names: [chinese, english] }) => {
    const first = text.indexOf(chinese)
    const last = text.lastIndexOf(english.toLowerCase())
    if (first >= 0) return [{ city, distance: first }]
    return last >= 0 ? [{ city, distance: text.length - last }] : []
  })
  return named.toSorted((a, b) => a.distance - b.distance)[0]?.city ?? 'other'
}
