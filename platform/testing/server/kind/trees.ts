import { department, int, parent, position, recordKind, status, text } from 'atrium/contract/kind'
import { crudCalls } from 'atrium/contract/kind/crud-calls'
import { defineModule, entry, type ModuleContract } from 'atrium/contract/module/module'
import { requireConfirmation } from '#server/call/checks/confirmation'
import { rejectField } from '#server/call/field-error'
import type { ModuleServer } from '#server/call/resource'
import { crudResource } from '#server/crud/crud-resource'
import { sampleRows } from '#server/crud/rows/sample-rows'
import { identity } from '#server/db/engines/columns'
import type { TableOf } from '#server/crud/table-of'
import type { Generated } from 'kysely'
import { productWith } from '../records/product-with'

declare module 'atrium/contract/kind/kind-names' {
  interface KindNames {
    area: true
    topic: true
    stage: true
    unit: true
  }
}
declare module '#server/db/schema' {
  interface Schema {
    areas: TableOf<typeof area> & { deletedAt: Generated<number | null> }
    topics: TableOf<typeof topic>
    stages: TableOf<typeof stage>
    units: TableOf<typeof unit>
  }
}

/** A tree in an order of its own, with a scope and a bin. */
export const area = recordKind('area', {
  name: { zh: '区域', en: 'Area' },
  plural: { zh: '区域', en: 'areas' },
  table: 'areas',
  id: 'areaId',
  title: 'areaName',
  permissions: 'plan:area',
  scopeFields: ['deptId'],
  softDelete: true,
  fields: {
    areaName: text(40, { zh: '名称', en: 'Name' }, { filter: true }),
    parentId: parent({ zh: '上级区域', en: 'Parent area' }, { levels: 4, filter: true }),
    size: int({ zh: '面积', en: 'Size' }, { optional: true, filter: true }),
    deptId: department(undefined, { filter: true }),
    position: position(),
    status: status(),
  },
})
export const areas = crudCalls(area)

/** A tree in the order of its names. */
const topic = recordKind('topic', {
  name: { zh: '主题', en: 'Topic' },
  plural: { zh: '主题', en: 'topics' },
  table: 'topics',
  id: 'topicId',
  title: 'topicName',
  permissions: 'plan:topic',
  order: 'topicName',
  import: true,
  fields: {
    topicName: text(40, { zh: '名称', en: 'Name' }, { unique: true, filter: true }),
    aboveId: parent(),
  },
})
export const topics = crudCalls(topic)

/** Records in an order of their own, without a tree. */
export const stage = recordKind('stage', {
  name: { zh: '阶段', en: 'Stage' },
  plural: { zh: '阶段', en: 'stages' },
  table: 'stages',
  id: 'stageId',
  title: 'stageName',
  permissions: 'plan:stage',
  fields: {
    stageName: text(40, { zh: '名称', en: 'Name' }, { filter: true, sort: true }),
    place: position({ zh: '顺序', en: 'Order' }),
  },
})
export const stages = crudCalls(stage)

/** A tree below a record that a seed adds, in the order of numbers that people write. */
const unit = recordKind('unit', {
  name: { zh: '单位', en: 'Unit' },
  plural: { zh: '单位', en: 'units' },
  table: 'units',
  id: 'unitId',
  title: 'unitName',
  permissions: 'plan:unit',
  order: 'place',
  reorder: true,
  unique: [{ field: 'unitName', within: 'aboveId', indexes: ['units_name_unique'] }],
  fields: {
    unitName: text(40, { zh: '名称', en: 'Name' }, { filter: true }),
    aboveId: parent(undefined, { rooted: true, alone: true, most: 5 }),
    place: int({ zh: '顺序', en: 'Order' }, { initial: 1, total: false }),
    status: status(),
  },
  errors: {
    renamed: { status: 409, text: { zh: '名称将改变', en: 'The name changes' }, confirmable: true },
  },
})
export const units = crudCalls(unit)

const words = { zh: '规划', en: 'Plans' }
const page = (name: string, label: { zh: string; en: string }) =>
  entry(name, label, 'lucide:list-tree', { permission: `plan:${name}:list` })

const plan: ModuleContract = {
  module: defineModule({
    name: 'plan',
    title: words,
    menu: [
      entry('plan', words, 'lucide:box', {
        children: [
          page('area', area.name),
          page('topic', topic.name),
          page('stage', stage.name),
          page('unit', unit.name),
        ],
      }),
    ],
  }),
  api: { areas, topics, stages, units },
  records: { area, topic, stage, unit },
}

const server: Partial<ModuleServer> = {
  resources: {
    area: crudResource(areas, area, {
      beforeSave: (_call, { areaName, parentId }) => {
        if (areaName === 'Island' && parentId !== null && parentId !== undefined) rejectField('parentId', 'notOffered')
      },
      seedDemo: sampleRows(area),
    }),
    topic: crudResource(topics, topic),
    stage: crudResource(stages, stage),
    unit: crudResource(units, unit, {
      beforeSave: (_call, { unitName }, before, { confirmed }) =>
        requireConfirmation(confirmed, unit.errors.renamed, before && unitName !== before.unitName ? 1 : 0),
      beforeDelete: async (_call, rows) => rows.map(({ unitId }) => ({ roleIds: [unitId] })),
    }),
  },
  migrations: {
    '0001-plan': {
      async up(db, engine) {
        await db.schema
          .createTable('areas')
          .addColumn('area_id', 'integer', identity(engine))
          .addColumn('area_name', 'text', (c) => c.notNull())
          .addColumn('parent_id', 'integer', (c) => c.references('areas.area_id'))
          .addColumn('size', 'integer')
          .addColumn('dept_id', 'integer', (c) => c.notNull().references('depts.dept_id'))
          .addColumn('position', 'integer', (c) => c.notNull())
          .addColumn('status', 'integer', (c) => c.notNull())
          .addColumn('deleted_at', 'bigint')
          .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
          .execute()
        await db.schema
          .createTable('topics')
          .addColumn('topic_id', 'integer', identity(engine))
          .addColumn('topic_name', 'text', (c) => c.notNull())
          .addColumn('above_id', 'integer', (c) => c.references('topics.topic_id'))
          .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
          .execute()
        await db.schema
          .createTable('units')
          .addColumn('unit_id', 'integer', identity(engine))
          .addColumn('unit_name', 'text', (c) => c.notNull())
          .addColumn('above_id', 'integer', (c) => c.notNull())
          .addColumn('place', 'integer', (c) => c.notNull())
          .addColumn('status', 'integer', (c) => c.notNull())
          .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
          .execute()
        await db.schema
          .createTable('stages')
          .addColumn('stage_id', 'integer', identity(engine))
          .addColumn('stage_name', 'text', (c) => c.notNull())
          .addColumn('place', 'integer', (c) => c.notNull())
          .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
          .execute()
      },
    },
  },
}

/** The product with trees and orders. */
export const planProduct = productWith(plan, server)
