/**
 * The dictionaries that the code relies on, with all the values it handles. Their types and values are fixed and always
 * enabled, and they take no further values; names, labels, order, tint, default and remark are free. Without zod, so that the
 * console may import it.
 */
export const builtInDicts = {
  /** 1 male, 0 female. */
  sys_user_sex: ['1', '0'],
  /** 1 enabled, 0 disabled. */
  sys_normal_disable: ['1', '0'],
  /** 1 shown, 0 hidden. */
  sys_show_hide: ['1', '0'],
} as const

export type BuiltInDict = keyof typeof builtInDicts

/** Whether the code relies on the dictionary of this type. */
export function isBuiltInDict(dictType: string): dictType is BuiltInDict {
  return Object.hasOwn(builtInDicts, dictType)
}

/** Whether the code relies on this value of the dictionary. */
export function isBuiltInValue(dictType: string, dictValue: string): boolean {
  return isBuiltInDict(dictType) && builtInDicts[dictType].some((value) => value === dictValue)
}
