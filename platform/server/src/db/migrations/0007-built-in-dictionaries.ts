import { sql, type Kysely } from 'kysely'

interface Value {
  readonly value: string
  readonly label: string
  readonly labelEn: string
  readonly listClass: string
}

interface Dictionary {
  /** The id that the seed gave it. */
  readonly id: number
  readonly type: string
  readonly name: string
  readonly remark: string
  readonly values: readonly [Value, Value]
}

const value = (text: string, label: string, labelEn: string, listClass: string): Value => ({
  value: text,
  label,
  labelEn,
  listClass,
})

const dictionaries: readonly Dictionary[] = [
  {
    id: 1,
    type: 'sys_user_sex',
    name: '用户性别',
    remark: '1 男，0 女',
    values: [value('1', '男', 'Male', 'primary'), value('0', '女', 'Female', 'info')],
  },
  {
    id: 2,
    type: 'sys_normal_disable',
    name: '启用停用',
    remark: '1 启用，0 停用',
    values: [value('1', '启用', 'Enabled', 'success'), value('0', '停用', 'Disabled', 'default')],
  },
  {
    id: 3,
    type: 'sys_show_hide',
    name: '显示隐藏',
    remark: '1 显示，0 隐藏',
    values: [value('1', '显示', 'Shown', 'success'), value('0', '隐藏', 'Hidden', 'default')],
  },
]

async function hasType(db: Kysely<never>, type: string): Promise<boolean> {
  return (await sql`select 1 from dict_types where dict_type = ${type}`.execute(db)).rows.length > 0
}

/** A renamed dictionary, found by its id, gets its type back, and its values with it; a deleted one is added again. */
async function restoreType(db: Kysely<never>, { id, type, name, remark }: Dictionary): Promise<void> {
  if (!(await hasType(db, type))) {
    await sql`update dict_types set dict_type = ${type}, version = version + 1 where dict_id = ${id}`.execute(db)
  }
  if (!(await hasType(db, type))) {
    await sql`insert into dict_types (dict_type, dict_name, remark) values (${type}, ${name}, ${remark})`.execute(db)
  }
  await sql`update dict_types set status = 1, version = version + 1 where dict_type = ${type} and status = 0`.execute(
    db,
  )
}

/** The label, or one with the value behind it where another value of the dictionary has taken it. */
async function freeLabel(db: Kysely<never>, type: string, { value, label }: Value): Promise<string> {
  const same = sql`select 1 from dict_data where dict_type = ${type} and lower(dict_label) = lower(${label})`
  return (await same.execute(db)).rows.length > 0 ? `${label} (${value})` : label
}

/** Further values go, which no record can have; missing ones come back, disabled ones are enabled. Labels stay. */
async function restoreValues(db: Kysely<never>, { type, values }: Dictionary): Promise<void> {
  const known = sql.join(values.map((one) => one.value))
  await sql`delete from dict_data where dict_type = ${type} and dict_value not in (${known})`.execute(db)
  await sql`update dict_data set status = 1, version = version + 1 where dict_type = ${type} and status = 0`.execute(db)
  for (const [index, one] of values.entries()) {
    const found = sql`select 1 from dict_data where dict_type = ${type} and dict_value = ${one.value}`
    if ((await found.execute(db)).rows.length > 0) continue
    const label = await freeLabel(db, type, one)
    await sql`
      insert into dict_data (dict_type, dict_value, dict_label, dict_label_en, list_class, dict_sort)
      values (${type}, ${one.value}, ${label}, ${one.labelEn}, ${one.listClass}, ${index + 1})
    `.execute(db)
  }
}

/** The dictionaries that the code relies on are complete again where they had been changed before that was refused. */
export async function up(db: Kysely<never>): Promise<void> {
  // A new database gets them from its seed.
  if ((await sql`select 1 from users limit 1`.execute(db)).rows.length === 0) return
  for (const dictionary of dictionaries) {
    await restoreType(db, dictionary)
    await restoreValues(db, dictionary)
  }
}
