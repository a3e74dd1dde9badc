import { demo } from '@atrium/contract/brand'
import { chunksOf } from '#server/db/chunks'
import { randomChoices } from '#server/db/random-sequence'
import type { Database } from '#server/db/schema'
import type { Insertable } from 'kysely'
import type { DemoRowTable } from './table.table'
import { demoAvatar } from './table'

/** The specification asks for 1,000 rows of people aged 16 to 36. */
const rowCount = 1000
const youngest = 16
const oldest = 36

const surnames = '王李张刘陈杨黄赵周吴徐孙马朱胡林郭何高罗'.split('')
const givenNames = ['晓', '思远', '若彤', '一鸣', '静怡', '俊杰', '雨桐', '子涵', '明哲', '佳宁', '文博', '梓萱']
const places = [
  '北京市朝阳区',
  '上海市徐汇区',
  '杭州市西湖区',
  '成都市锦江区',
  '深圳市南山区',
  '武汉市洪山区',
  '南京市鼓楼区',
  '西安市雁塔区',
]
const states = ['normal', 'enable', 'disable']

function createRows(): Insertable<DemoRowTable>[] {
  const { below, pick } = randomChoices(2026)
  const two = (value: number) => String(value).padStart(2, '0')
  return Array.from({ length: rowCount }, (_, index) => ({
    age: youngest + below(oldest - youngest + 1),
    address: `${pick(places)}${below(200) + 1} 号`,
    name: `${pick(surnames)}${pick(givenNames)}`,
    gender: below(2) as 0 | 1,
    avatar: demoAvatar(index + 1),
    date: `2025-${two(below(12) + 1)}-${two(below(28) + 1)}`,
    time: `${two(below(24))}:${two(below(60))}:${two(below(60))}`,
    status: pick(states),
    mobile: `1${pick(['38', '59', '86', '77'])}${String(below(100_000_000)).padStart(8, '0')}`,
    email: `person${index + 1}@${demo.emailDomain}`,
  }))
}

export async function seedDemoRows(db: Database): Promise<void> {
  for (const rows of chunksOf(createRows())) await db.insertInto('demoRows').values(rows).execute()
}
