import type { Language } from 'atrium/contract'

export const orderCount = 100_000

export interface Order {
  /** From 1. */
  number: number
  customer: string
  city: string
  product: string
  quantity: number
  cents: number
  state: 'paid' | 'sent' | 'done' | 'refunded'
  /** YYYY-MM-DD */
  day: string
}

const words = {
  'zh-cn': {
    families: '王李张刘陈杨黄赵周吴徐孙马朱胡林郭何高罗'.split(''),
    given: ['晓', '思远', '若彤', '一鸣', '静怡', '俊杰', '雨桐', '子涵', '明哲', '佳宁', '文博', '梓萱'],
    join: (family: string, given: string) => family + given,
    cities: ['北京', '上海', '杭州', '成都', '深圳', '武汉', '南京', '西安'],
    products: ['机械键盘', '降噪耳机', '人体工学椅', '升降桌', '便携显示器', '扩展坞', '网络摄像头', '阅读灯'],
  },
  en: {
    families: ['Wang', 'Li', 'Zhang', 'Liu', 'Chen', 'Yang', 'Huang', 'Zhao', 'Zhou', 'Wu', 'Xu', 'Sun', 'Ma', 'Zhu'],
    given: ['Xiao', 'Siyuan', 'Ruotong', 'Yiming', 'Jingyi', 'Junjie', 'Yutong', 'Zihan', 'Mingzhe', 'Jianing'],
    join: (family: string, given: string) => `${given} ${family}`,
    cities: ['Beijing', 'Shanghai', 'Hangzhou', 'Chengdu', 'Shenzhen', 'Wuhan', 'Nanjing', "Xi'an"],
    products: [
      'Mechanical keyboard',
      'Headphones',
      'Office chair',
      'Standing desk',
      'Portable display',
      'Docking station',
      'Webcam',
      'Reading lamp',
    ],
  },
}

const states = ['done', 'done', 'done', 'sent', 'sent', 'paid', 'refunded'] as const
const prices = [49_900, 129_900, 239_900, 189_900, 109_900, 69_900, 39_900, 25_900]
const firstDay = Date.UTC(2024, 0, 1)
const dayLength = 86_400_000

/** Bits that look random and are the same for the same numbers. */
function mixed(index: number, salt: number): number {
  let bits = Math.imul(index + 1, 2_654_435_761) ^ Math.imul(salt, 2_246_822_519)
  bits = Math.imul(bits ^ (bits >>> 15), 2_246_822_519)
  bits = Math.imul(bits ^ (bits >>> 13), 3_266_489_917)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** The order at a place from 0: made when it is asked for, and the same each time, so that none has to be kept. */
export function orderAt(index: number, language: Language): Order {
  const { families, given, join, cities, products } = words[language]
  const pick = <T>(list: readonly T[], salt: number) => list[mixed(index, salt) % list.length]!
  const quantity = 1 + (mixed(index, 6) % 9)
  return {
    number: index + 1,
    customer: join(pick(families, 1), pick(given, 2)),
    city: pick(cities, 3),
    product: pick(products, 4),
    quantity,
    cents: quantity * pick(prices, 4),
    state: pick(states, 5),
    day: new Date(firstDay + (mixed(index, 7) % 730) * dayLength).toISOString().slice(0, 10),
  }
}
