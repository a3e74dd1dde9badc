import type { Database } from '../../db/schema'

type Value = readonly [value: string, label: string, labelEn: string, listClass: string]

const dictionaries: readonly { dictName: string; dictType: string; remark: string; values: readonly Value[] }[] = [
  {
    dictName: '用户性别',
    dictType: 'sys_user_sex',
    remark: '1 男，0 女',
    values: [
      ['1', '男', 'Male', 'primary'],
      ['0', '女', 'Female', 'info'],
    ],
  },
  {
    dictName: '启用停用',
    dictType: 'sys_normal_disable',
    remark: '1 启用，0 停用',
    values: [
      ['1', '启用', 'Enabled', 'success'],
      ['0', '停用', 'Disabled', 'default'],
    ],
  },
  {
    dictName: '显示隐藏',
    dictType: 'sys_show_hide',
    remark: '1 显示，0 隐藏',
    values: [
      ['1', '显示', 'Shown', 'success'],
      ['0', '隐藏', 'Hidden', 'default'],
    ],
  },
]

export async function seedDictionaries(db: Database): Promise<void> {
  const types = dictionaries.map(({ values: _, ...type }, index) => ({
    ...type,
    dictId: index + 1,
    status: 1 as const,
  }))
  await db.insertInto('dictTypes').values(types).execute()
  const data = dictionaries.flatMap(({ dictType, values }) =>
    values.map(([dictValue, dictLabel, dictLabelEn, listClass], index) => ({
      dictType,
      dictValue,
      dictLabel,
      dictLabelEn,
      listClass,
      dictSort: index + 1,
      isDefault: index === 0 ? (1 as const) : (0 as const),
      status: 1 as const,
      remark: '',
    })),
  )
  await db.insertInto('dictData').values(data).execute()
}
