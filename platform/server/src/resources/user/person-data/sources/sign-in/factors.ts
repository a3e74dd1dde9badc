import { personTable } from '#server/call/person/person-table'
import { removeFactors } from '#server/services/factor/factor'

/** Second factors, without what a code is made of. Recovery codes are hashes alone, which the export leaves out. */
export const factors = personTable('factors', {
  name: { zh: '两步验证', en: 'Second factors' },
  labels: {
    kind: { zh: '种类', en: 'Kind' },
    name: { zh: '名称', en: 'Name' },
    createdAt: { zh: '添加时间', en: 'Added' },
    lastUsedAt: { zh: '最近使用', en: 'Last used' },
  },
  person: 'userId',
  id: 'factorId',
  columns: ['factorId', 'kind', 'name', 'createdAt', 'lastUsedAt'],
  moments: ['createdAt', 'lastUsedAt'],
  anonymise: {
    effect: { zh: '连同恢复码一起删除', en: 'They are deleted, with the recovery codes' },
    run: ({ db }, { userId }) => removeFactors(db, userId),
  },
})
