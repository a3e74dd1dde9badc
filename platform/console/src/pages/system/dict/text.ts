import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/dict', {
  builtInHint: {
    zh: '程序使用这个字典：字典类型、状态和键值固定，名称、标签和样式可以修改',
    en: 'The program uses this dictionary: its type, status and values are fixed; names, labels and looks may change',
  },
  values: { zh: '数据', en: 'Values' },
})

/** Hints below the fields of a dictionary that is there already. */
export const hints = {
  type: { zh: '修改后，其下的数据一并改到新的类型', en: 'The values of the dictionary follow to a new type' },
  fixedType: { zh: '系统内置，类型不能修改', en: 'Built in: the type cannot be changed' },
  fixedStatus: { zh: '系统内置，不能停用', en: 'Built in: it cannot be disabled' },
}
