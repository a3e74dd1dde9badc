import * as kinds from 'atrium/contract/kind'
import { crudCalls } from 'atrium/contract/kind/crud-calls'
import { defineModule, entry, type ModuleContract } from 'atrium/contract/module/module'
import type { ModuleServer } from '#server/call/resource'
import { crudResource } from '#server/crud/crud-resource'
import type { TableOf } from '#server/crud/table-of'
import { createRecordTable } from '#server/db/tables/record-table'

declare module '#server/db/schema' {
  interface Schema {
    papers: TableOf<typeof paper> & { deletedAt: number | null }
  }
}

const words = { zh: '档案', en: 'Paper' }

/** A kind of record of tests with fields of files, seen by the department it is of, with a bin. */
export const paper = kinds.recordKind('paper', {
  name: words,
  plural: { zh: '档案', en: 'papers' },
  table: 'papers',
  id: 'paperId',
  title: 'title',
  permissions: 'archive:paper',
  softDelete: true,
  scopeFields: ['deptId'],
  fields: {
    title: kinds.text(40, { zh: '标题', en: 'Title' }, { unique: true, filter: true }),
    deptId: kinds.department({ zh: '部门', en: 'Department' }),
    contract: kinds.file({ zh: '合同', en: 'Contract' }, { optional: true, types: ['pdf', 'text'], megabytes: 2 }),
    photo: kinds.file({ zh: '照片', en: 'Photo' }, { optional: true, types: ['image'], megapixels: 4 }),
    received: kinds.signature({ zh: '签收', en: 'Received by' }, { optional: true }),
    extras: kinds.files({ zh: '附件', en: 'Extras' }, { optional: true, most: 3, megabytes: 3 }),
  },
})
export const papers = crudCalls(paper)

export const paperModule: ModuleContract = {
  module: defineModule({
    name: 'archive',
    title: words,
    menu: [
      entry('archive', words, 'lucide:box', {
        children: [entry('paper', paper.plural, 'lucide:file', { permission: 'archive:paper:list' })],
      }),
    ],
  }),
  api: { papers },
  records: { paper },
}

export const paperServer: Partial<ModuleServer> = {
  resources: { paper: crudResource(papers, paper) },
  migrations: {
    '0001-tables': {
      async up(db, engine) {
        await createRecordTable(db, engine, {
          table: 'papers',
          id: 'paper_id',
          columns: {
            title: 'text',
            dept_id: 'integer',
            contract: 'text',
            photo: 'text',
            received: 'text',
            extras: 'text',
            deleted_at: 'bigint?',
          },
          references: { dept_id: 'depts.dept_id' },
        })
      },
    },
  },
}
