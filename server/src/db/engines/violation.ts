/** The field at fault for every unique constraint that a form can break, by the constraint's name. */
const fields: Readonly<Record<string, string>> = {
  users_username_unique: 'username',
  users_email_unique: 'email',
  users_phone_number_unique: 'phoneNumber',
  roles_key_unique: 'roleKey',
  roles_key_ignore_case: 'roleKey',
  roles_name_unique: 'roleName',
  roles_name_ignore_case: 'roleName',
  menus_name_unique: 'name',
  menus_name_ignore_case: 'name',
  depts_name_unique: 'deptName',
  depts_name_ignore_case: 'deptName',
  posts_code_unique: 'postCode',
  posts_code_ignore_case: 'postCode',
  posts_name_unique: 'postName',
  posts_name_ignore_case: 'postName',
  dict_types_type_unique: 'dictType',
  dict_data_label_unique: 'dictLabel',
  dict_data_label_ignore_case: 'dictLabel',
  dict_data_value_unique: 'dictValue',
}

const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The field whose value is taken, when that is what the database refused. PostgreSQL names the constraint. SQLite names an
 * index on expressions, and otherwise the columns, of which the last one is the field.
 */
export function takenField(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, constraint = '' } = error as { code?: unknown; constraint?: string }
  if (code === '23505') return fields[constraint]
  const [, index, columns] = /UNIQUE constraint failed: (?:index '(\w+)'|([\w., ]+))/.exec(error.message) ?? []
  if (index) return fields[index]
  return Object.values(fields).find((field) => field === camel(columns?.split('.').at(-1) ?? ''))
}
