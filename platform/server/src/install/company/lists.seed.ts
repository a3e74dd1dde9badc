import type { Dictionary } from 'atrium/contract/module/module'
import type { Database } from '#server/db/schema'
import { insertDictionary, insertDictValues } from '#server/resources/dict/dict-install'
import { insertPosts } from '#server/resources/post/post.seed'

/** Those after the four of the demo, with ids from 5. */
const posts = [
  ['director', '总监', 'Director'],
  ['senior-engineer', '高级工程师', 'Senior Engineer'],
  ['engineer', '工程师', 'Engineer'],
  ['tester', '测试工程师', 'Test Engineer'],
  ['marketing', '市场专员', 'Marketing Specialist'],
  ['operations', '运维工程师', 'Operations Engineer'],
  ['sales', '销售代表', 'Sales Representative'],
  ['service', '客服专员', 'Service Agent'],
  ['accountant', '会计', 'Accountant'],
  ['counsel', '法务顾问', 'Legal Counsel'],
  ['intern', '实习生', 'Intern'],
  ['typist', '打字员', 'Typist'],
] as const
export const directorPost = 5
export const internPost = 15

async function seedPosts(db: Database): Promise<void> {
  const rows = posts.map(([postCode, postName, postNameEn], index) => ({
    postId: index + 5,
    postCode,
    postName,
    postNameEn,
    postSort: index + 5,
    remark: '',
    // Nobody types for others any more.
    status: postCode === 'typist' ? (0 as const) : (1 as const),
  }))
  await insertPosts(db, rows)
}

const dictionaries: Readonly<Record<string, Dictionary>> = {
  company_office: {
    name: { zh: '办公地点', en: 'Offices' },
    values: [
      ['hangzhou', { zh: '杭州总部', en: 'Hangzhou, head office' }, 'primary'],
      ['shanghai', { zh: '上海', en: 'Shanghai' }, 'info'],
      ['shenzhen', { zh: '深圳', en: 'Shenzhen' }, 'info'],
      ['beijing', { zh: '北京', en: 'Beijing' }, 'info'],
      ['lisbon', { zh: '里斯本', en: 'Lisbon' }, 'default'],
    ],
  },
  company_contract: {
    name: { zh: '合同类型', en: 'Kinds of contract' },
    values: [
      ['permanent', { zh: '无固定期限', en: 'Permanent' }, 'success'],
      ['fixed', { zh: '固定期限', en: 'Fixed term' }, 'primary'],
      ['agency', { zh: '劳务外包', en: 'Through an agency' }, 'warning'],
      ['internship', { zh: '实习', en: 'Internship' }, 'info'],
    ],
  },
  company_priority: {
    name: { zh: '优先级', en: 'Priorities' },
    remark: '工单和任务共用',
    values: [
      ['high', { zh: '高', en: 'High' }, 'danger'],
      ['normal', { zh: '中', en: 'Normal' }, 'primary'],
      ['low', { zh: '低', en: 'Low' }, 'default'],
    ],
  },
}

async function seedDictionaries(db: Database): Promise<void> {
  for (const [dictType, { name, remark = '', values }] of Object.entries(dictionaries)) {
    const type = { dictType, dictName: name.zh, dictNameEn: name.en, remark, status: 1 } as const
    await insertDictionary(db, type)
    const rows = values.map(([dictValue, { zh, en }, listClass], index) => ({
      dictType,
      dictValue,
      dictLabel: zh,
      dictLabelEn: en,
      listClass,
      dictSort: index + 1,
      remark: '',
      isDefault: index === 0 ? (1 as const) : (0 as const),
      // The office was closed with the region.
      status: dictValue === 'lisbon' ? (0 as const) : (1 as const),
    }))
    await insertDictValues(db, rows)
  }
}

/** The posts and dictionaries of the company, beside those of the demo. */
export async function seedCompanyLists(db: Database): Promise<void> {
  await seedPosts(db)
  await seedDictionaries(db)
}
