import * as z from 'zod'
import { exportQuery } from '../../download'
import { pageOf } from '../../endpoint'
import { queryStatus, text } from '../../fields'
import { date, int } from '../../fields/kinds'
import { session, UserInfo } from '../../session'
import { most } from '../../untrusted/rules'
import { maxImportRows } from '../../kind/import/limits'
import { userImport } from '../import/user-import'
import { NewUser, User, UserChoices, UserEdit, UserQuery, users } from '../user'
import { isFilter, isSortable, placedFields, type ExtraField, type PlacedField, type UserFields } from './extra-fields'

/** Returns the schema of an extra field, for input as for output. */
export function extraSchema(field: ExtraField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return text(field.most)
    case 'int':
      return int(field).nullable()
    case 'date':
      return date.nullable()
    case 'switch':
      return z.boolean()
    case 'dict':
      return text(most.dictText)
  }
}

type Shape = Record<string, z.ZodType>

/** The `extra` of a user; `fieldOf` makes the schema of one field. */
function extraShape(groups: readonly UserFields[], fieldOf: (field: ExtraField) => z.ZodType) {
  const modules = groups.map(({ module, fields }) => {
    const shape: Shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOf(field)]))
    return [module, z.strictObject(shape).optional()] as const
  })
  return z.strictObject(Object.fromEntries(modules))
}

const shapeOf = (placed: readonly PlacedField[], fieldOf: (one: PlacedField) => z.ZodType): Shape =>
  Object.fromEntries(placed.map((one) => [one.key, fieldOf(one)]))

interface UserCalls {
  readonly users: typeof users
  readonly userImport: typeof userImport
  readonly session: typeof session
}

/**
 * Returns the calls for users with the extra fields of modules in them: in `extra` of what they take and return, as filters and orders of the
 * list (`extra.hr.grade`), and as columns of an import. `userInfo` of the session says which of the modules run, in `userFields`.
 */
export function withUserFields(groups: readonly UserFields[]): UserCalls {
  const placed = placedFields(groups)
  const read = { extra: extraShape(groups, extraSchema) }
  const written = { extra: extraShape(groups, (field) => extraSchema(field).optional()).optional() }
  const whole = User.extend(read)
  const sorts = [...UserQuery.shape.sort.unwrap().options, ...placed.filter(isSortable).map(({ key }) => key)]
  const query = UserQuery.extend({
    sort: z.enum(sorts).default('userId'),
    ...shapeOf(placed.filter(isFilter), ({ field }) =>
      field.kind === 'switch' ? queryStatus : text(most.dictText).optional(),
    ),
  })
  const cells = userImport.run.body.shape.rows.element.extend(shapeOf(placed, () => z.string().optional()))
  const named = placed.filter(({ field }) => field.kind === 'dict' || field.kind === 'switch')
  const choices = userImport.choices.reply.extend(shapeOf(named, () => z.array(z.string()).optional()))
  const more = {
    users: {
      ...users,
      list: { ...users.list, query, reply: pageOf(whole) },
      read: { ...users.read, reply: UserChoices.extend({ userInfo: whole.nullable() }) },
      add: { ...users.add, body: NewUser.extend(written) },
      edit: { ...users.edit, body: UserEdit.extend(written) },
      export: { ...users.export, query: exportQuery(query) },
    },
    userImport: {
      ...userImport,
      run: {
        ...userImport.run,
        body: userImport.run.body.extend({ rows: z.array(cells).min(1).max(maxImportRows) }),
      },
      choices: { ...userImport.choices, reply: choices },
    },
    session: {
      ...session,
      userInfo: { ...session.userInfo, reply: UserInfo.extend({ userFields: z.array(z.string()) }) },
    },
  }
  // Handlers and pages are typed without a module; they reach the fields by `extraOf` and by their keys.
  return more as never
}
