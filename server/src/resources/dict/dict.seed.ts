import { builtInDicts, type BuiltInDict } from '@atrium/contract/system/built-in-dicts'
import type { Database } from '#server/db/schema'

type Words = readonly [label: string, labelEn: string, listClass: string]

type Dictionaries = {
  readonly [T in BuiltInDict]: {
    dictName: string
    dictNameEn: string
    remark: string
    words: Readonly<Record<(typeof builtInDicts)[T][number], Words>>
  }
}

const dictionaries: Dictionaries = {
  sys_user_sex: {
    dictName: '用户性别',
    dictNameEn: 'Sex of users',
    remark: '1 男，0 女',
    words: { '1': ['男', 'Male', 'primary'], '0': ['女', 'Female', 'info'] },
  },
  sys_normal_disable: {
    dictName: '启用停用',
    dictNameEn: 'Enabled or disabled',
    remark: '1 启用，0 停用',
    words: { '1': ['启用', 'Enabled', 'success'], '0': ['停用', 'Disabled', 'default'] },
  },
  sys_show_hide: {
    dictName: '显示隐藏',
    dictNameEn: 'Shown or hidden',
    remark: '1 显示，0 隐藏',
    words: { '1': ['显示', 'Shown', 'success'], '0': ['隐藏', 'Hidden', 'default'] },
  },
}

export async function seedDictionaries(db: Database): Promise<void> {
  const dictTypes = Object.keys(builtInDicts) as BuiltInDict[]
  const types = dictTypes.map((dictType, index) => {
    const { dictName, dictNameEn, remark } = dictionaries[dictType]
    return { dictId: index + 1, dictType, dictName, dictNameEn, remark, status: 1 as const }
  })
  await db.insertInto('dictTypes').values(types).execute()
  const data = dictTypes.flatMap((dictType) =>
    builtInDicts[dictType].map((dictValue, index) => {
      const [dictLabel, dictLabelEn, listClass] = dictionaries[dictType].words[dictValue]
      const isDefault = index === 0 ? (1 as const) : (0 as const)
      const words = { dictLabel, dictLabelEn, listClass, remark: '' }
      return { dictType, dictValue, ...words, dictSort: index + 1, isDefault, status: 1 as const }
    }),
  )
  await db.insertInto('dictData').values(data).execute()
}
