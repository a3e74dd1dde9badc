import { defineModule } from 'atrium/contract/module/module'
import type { ModuleContract } from 'atrium/contract/module/module'
import {
  dateField,
  defineUserFields,
  dictField,
  intField,
  switchField,
  textField,
} from 'atrium/contract/system/user/extra-fields'
import type { ModuleServer } from '#server/call/resource'
import { sql } from 'kysely'

// A module `hr` that gives users a field of every kind.

const userFields = defineUserFields('hr', {
  table: 'hrUserFields',
  fields: {
    employeeNo: textField({ name: { zh: '工号', en: 'Employee no.' }, most: 20, unique: true, search: true }),
    floor: intField({ name: { zh: '楼层', en: 'Floor' }, min: -3, max: 40 }),
    hiredOn: dateField({ name: { zh: '入职日期', en: 'Hired on' } }),
    isRemote: switchField({ name: { zh: '远程办公', en: 'Remote' }, filter: true }),
    grade: dictField({ name: { zh: '职级', en: 'Grade' }, dictType: 'hr_grade', filter: true }),
  },
})

export const hr: ModuleContract = {
  module: defineModule({
    name: 'hr',
    title: { zh: '人事', en: 'Human resources' },
    menu: [],
    dictionaries: {
      hr_grade: {
        name: { zh: '职级', en: 'Grades' },
        values: [
          ['j', { zh: '初级', en: 'Junior' }, 'default'],
          ['s', { zh: '高级', en: 'Senior' }, 'success'],
        ],
      },
    },
  }),
  api: {},
  records: {},
  userFields,
}

export const hrServer: Partial<ModuleServer> = {
  migrations: {
    '0001-user-fields': {
      async up(db) {
        await db.schema
          .createTable('hr_user_fields')
          .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.user_id').onDelete('cascade'))
          .addColumn('employee_no', 'text')
          .addColumn('floor', 'integer')
          .addColumn('hired_on', 'text')
          .addColumn('is_remote', 'integer')
          .addColumn('grade', 'text')
          .execute()
        await db.schema
          .createIndex('hr_user_fields_employee_no_unique')
          .unique()
          .on('hr_user_fields')
          .expression(sql`lower(employee_no)`)
          .execute()
      },
    },
  },
}

/** The extra fields of a user of whom nothing was filled in. */
export const blankExtra = { employeeNo: '', floor: null, hiredOn: null, isRemote: false, grade: '' }
