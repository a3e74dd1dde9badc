import type { FieldError } from '#server/call/text/field-error-code'

export const changedSince: FieldError = { words: { zh: '导入后又有改动', en: 'Changed since the import' } }

/** Deleted, or out of the scope of the actor: which of both is not for the reader to know. */
export const gone: FieldError = { words: { zh: '已不存在或不在数据范围内', en: 'Deleted, or outside your data scope' } }

/** Other records refer to it by now. */
export const inUse: FieldError = { words: { zh: '正在使用，不能删除', en: 'In use' } }

/** A former value names a record that was deleted since. */
export const formerGone: FieldError = {
  words: { zh: '原值引用的记录已不存在', en: 'Its former value names a record that is gone' },
}
