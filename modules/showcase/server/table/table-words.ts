import type { LocalText } from 'atrium/contract'
import type { DemoCity } from '../../contract/table.rules'

/** Each Chinese text of the seeded rows with its English one. */
type Words = readonly LocalText[]

export const surnames: Words = [
  { zh: '王', en: 'Wang' },
  { zh: '李', en: 'Li' },
  { zh: '张', en: 'Zhang' },
  { zh: '刘', en: 'Liu' },
  { zh: '陈', en: 'Chen' },
  { zh: '杨', en: 'Yang' },
  { zh: '黄', en: 'Huang' },
  { zh: '赵', en: 'Zhao' },
  { zh: '周', en: 'Zhou' },
  { zh: '吴', en: 'Wu' },
  { zh: '徐', en: 'Xu' },
  { zh: '孙', en: 'Sun' },
  { zh: '马', en: 'Ma' },
  { zh: '朱', en: 'Zhu' },
  { zh: '胡', en: 'Hu' },
  { zh: '林', en: 'Lin' },
  { zh: '郭', en: 'Guo' },
  { zh: '何', en: 'He' },
  { zh: '高', en: 'Gao' },
  { zh: '罗', en: 'Luo' },
]

export const givenNames: Words = [
  { zh: '晓', en: 'Xiao' },
  { zh: '思远', en: 'Siyuan' },
  { zh: '若彤', en: 'Ruotong' },
  { zh: '一鸣', en: 'Yiming' },
  { zh: '静怡', en: 'Jingyi' },
  { zh: '俊杰', en: 'Junjie' },
  { zh: '雨桐', en: 'Yutong' },
  { zh: '子涵', en: 'Zihan' },
  { zh: '明哲', en: 'Mingzhe' },
  { zh: '佳宁', en: 'Jianing' },
  { zh: '文博', en: 'Wenbo' },
  { zh: '梓萱', en: 'Zixuan' },
]

interface Place {
  city: DemoCity
  /** The city as the addresses of each language hold it. */
  names: LocalText
  district: LocalText
}

export const places: readonly Place[] = [
  { city: 'beijing', names: { zh: '北京', en: 'Beijing' }, district: { zh: '朝阳区', en: 'Chaoyang District' } },
  { city: 'shanghai', names: { zh: '上海', en: 'Shanghai' }, district: { zh: '徐汇区', en: 'Xuhui District' } },
  { city: 'hangzhou', names: { zh: '杭州', en: 'Hangzhou' }, district: { zh: '西湖区', en: 'Xihu District' } },
  { city: 'chengdu', names: { zh: '成都', en: 'Chengdu' }, district: { zh: '锦江区', en: 'Jinjiang District' } },
  { city: 'shenzhen', names: { zh: '深圳', en: 'Shenzhen' }, district: { zh: '南山区', en: 'Nanshan District' } },
  { city: 'wuhan', names: { zh: '武汉', en: 'Wuhan' }, district: { zh: '洪山区', en: 'Hongshan District' } },
  { city: 'nanjing', names: { zh: '南京', en: 'Nanjing' }, district: { zh: '鼓楼区', en: 'Gulou District' } },
  { city: 'xian', names: { zh: '西安', en: "Xi'an" }, district: { zh: '雁塔区', en: 'Yanta District' } },
]

/** The city of an address in either language; where it names several, the first in a Chinese one and the last in an English one. */
export function cityOf(address: string): DemoCity {
  const text = address.toLowerCase()
  const named = places.flatMap(({ city, names: { zh, en } }) => {
    const first = text.indexOf(zh)
    const last = text.lastIndexOf(en.toLowerCase())
    if (first >= 0) return [{ city, distance: first }]
    return last >= 0 ? [{ city, distance: text.length - last }] : []
  })
  return named.toSorted((a, b) => a.distance - b.distance)[0]?.city ?? 'other'
}
