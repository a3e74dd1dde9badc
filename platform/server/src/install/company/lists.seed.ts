import type { Dictionary } from '@atrium/contract/module/module'
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
    name: ['办公地点', 'Offices'],
    values: [
      ['hangzhou', '杭州总部', 'Hangzhou, head office', 'primary'],
      ['shanghai', '上海', 'Shanghai', 'info'],
      ['shenzhen', '深圳', 'Shenzhen', 'info'],
      ['beijing', '北京', 'Beijing', 'info'],
      ['lisbon', '里斯本', 'Lisbon', 'default'],
    ],
  },
  company_contract: {
    name: ['合同类型', 'Kinds of contract'],
    values: [
      ['permanent', '无固定期限', 'Permanent', 'success'],
      ['fixed', '固定期限', 'Fixed term', 'primary'],
      ['agency', '劳务外包', 'Through an agency', 'warning'],
      ['internship', '实习', 'Internship', 'info'],
    ],
  },
  company_priority: {
    name: ['优先级', 'Priorities'],
    remark: '工单和任务共用',
    values: [
      ['high', '高', 'High', 'danger'],
      ['normal', '中', 'Normal', 'primary'],
      ['low', '低', 'Low', 'default'],
    ],
  },
}

async function seedDictionaries(db: Database): Promise<void> {
  for (const [dictType, { name, remark = '', values }] of Object.entries(dictionaries)) {
    const type = { dictType, dictName: name[0], dictNameEn: name[1], remark, status: 1 } as const
    await insertDictionary(db, type)
    const rows = values.map(([dictValue, dictLabel, dictLabelEn, listClass], index) => ({
      dictType,
      dictValue,
      dictLabel,
      dictLabelEn,
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
