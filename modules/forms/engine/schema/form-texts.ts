import { textIn, type Language, type LocalText } from 'atrium/contract'
import type { FormError, FormErrorCode } from './form-errors'
import type { ValueError } from './values-check'

// ui takes what it needs of the contract from this folder alone.
export { textIn, type Language }

/** Returns the text of a field error for the person who fills in the form: the form's own message, or one of ours. */
export function valueErrorText(language: Language, error: ValueError): string {
  return textIn(language, error.message) || textIn(language, valueErrorWords(error))
}

function valueErrorWords({ code, min, max, step }: ValueError): LocalText {
  if (code === 'length') return between(min, max, { zh: '个字符', en: 'character' }, { zh: '请输入', en: 'Enter' })
  if (code === 'count') return between(min, max, { zh: '项', en: 'option' }, { zh: '请选择', en: 'Choose' })
  if (code === 'rowCount') return between(min, max, { zh: '行', en: 'row' }, { zh: '请填写', en: 'Fill in' })
  if (code === 'range') return between(min, max, { zh: '', en: '' }, { zh: '请填写', en: 'Enter a value' })
  if (code === 'step')
    return { zh: `请从 ${min} 起，每隔 ${step} 取一个值`, en: `Choose a value in steps of ${step} from ${min}` }
  if (code === 'decimals') {
    return max === 0
      ? { zh: '请输入整数', en: 'Enter a whole number' }
      : { zh: `最多保留 ${max} 位小数`, en: `Use at most ${max} ${max === 1 ? 'decimal' : 'decimals'}` }
  }
  return fixedValueErrors[code]
}

/** Without a unit the ends are those of a value. */
function between(
  min: ValueError['min'],
  max: ValueError['max'],
  { zh: unit, en: one }: LocalText,
  { zh: doIt, en: act }: LocalText,
): LocalText {
  const zh = unit && ` ${unit}`
  const en = (last: ValueError['min']) => one && ` ${one}${last === 1 ? '' : 's'}`
  const [of, from] = one ? ['', ''] : [' of', ' from']
  if (min !== undefined && min === max) return { zh: `${doIt} ${min}${zh}`, en: `${act}${of} exactly ${min}${en(min)}` }
  if (max === undefined) return { zh: `${doIt}至少 ${min}${zh}`, en: `${act}${of} at least ${min}${en(min)}` }
  if (min === undefined) return { zh: `${doIt}最多 ${max}${zh}`, en: `${act}${of} at most ${max}${en(max)}` }
  return { zh: `${doIt} ${min} 到 ${max}${zh}`, en: `${act}${from} ${min} to ${max}${en(max)}` }
}

const fixedValueErrors: Readonly<
  Record<Exclude<ValueError['code'], 'length' | 'count' | 'rowCount' | 'range' | 'step' | 'decimals'>, LocalText>
> = {
  required: { zh: '此项必填', en: 'Fill in this field' },
  type: { zh: '请重新填写，内容格式不正确', en: 'Enter it again: this is not a value of this field' },
  option: { zh: '请从选项中选择', en: 'Choose one of the options' },
  pattern: { zh: '格式不正确，请检查', en: 'Check the format of this text' },
  phone: { zh: '请输入 11 位手机号', en: 'Enter an 11-digit mobile number' },
  email: { zh: '请输入邮箱地址，如 name@example.com', en: 'Enter an email address such as name@example.com' },
  url: { zh: '请输入以 http:// 或 https:// 开头的网址', en: 'Enter an address that starts with http:// or https://' },
  digits: { zh: '只能输入数字', en: 'Enter digits only' },
  costly: {
    zh: '表单中带正则表达式的内容太长，检查不完。请缩短这里或其他较长的内容；如果不能缩短，请联系表单负责人简化正则表达式',
    en: 'The texts that this form checks with patterns are too long to check. Shorten this or another long one; if you cannot, ask the owner of the form to simplify its patterns',
  },
  cells: { zh: '请检查标出的单元格', en: 'Check the marked cells' },
  unknown: { zh: '表单没有这个字段', en: 'The form has no such field' },
}

/** Returns the text of an error of a form for the person who designs it. The error has its place. */
export function formErrorText(language: Language, { code, name = '', error }: FormError): string {
  return textIn(language, formErrorWords[code]).replace('{}', error ? valueErrorText(language, error) : name)
}

const formErrorWords: Readonly<Record<FormErrorCode, LocalText>> = {
  type: { zh: '类型不对，应为 {}', en: 'Wrong type: this has to be {}' },
  unknownProperty: { zh: '没有名为「{}」的属性', en: 'There is no property "{}" here' },
  unknownKind: { zh: '未知的组件类型', en: 'This kind of item is not known' },
  tooLong: { zh: '太长，最多 {}', en: 'Too long: at most {}' },
  tooShort: { zh: '不能为空', en: 'This must not be empty' },
  outOfRange: { zh: '超出范围，界限是 {}', en: 'Out of range: the limit is {}' },
  format: { zh: '内容不符合要求', en: 'This is not one of the allowed values' },
  tooDeep: { zh: '嵌套太深，最多 {} 层', en: 'Nested too deeply: at most {} levels' },
  tooManyItems: { zh: '组件太多，最多 {} 个', en: 'Too many items: at most {}' },
  keyTwice: { zh: '字段名「{}」重复', en: 'The key "{}" is used twice' },
  keyFormat: {
    zh: '字段名以字母开头，只含字母、数字和下划线，且不能是保留字',
    en: 'A key starts with a letter and has letters, digits and underscores; some words are reserved',
  },
  noField: { zh: '没有字段「{}」', en: 'There is no field "{}"' },
  notNumber: { zh: '「{}」不是数字字段', en: '"{}" is not a number field' },
  noNumberTarget: {
    zh: '这不是数字字段，不能由其他字段计算得出',
    en: 'This is not a number field, so it cannot be worked out from others',
  },
  operator: { zh: '该字段不能用「{}」比较', en: 'This field cannot be compared with "{}"' },
  notCopied: { zh: '「{}」的值不能放进这种字段', en: 'The value of "{}" does not fit into this kind of field' },
  dayFields: {
    zh: '请选择一个日期区间，或开始和结束两个日期',
    en: 'Choose one date range, or a start date and an end date',
  },
  value: { zh: '这不是「{}」的值', en: 'This is not a value of "{}"' },
  noValue: { zh: '请填写要比较的值', en: 'Fill in the value to compare with' },
  cycle: { zh: '「{}」的条件或联动绕回了自己', en: 'The conditions or linked values of "{}" lead back to itself' },
  pattern: {
    zh: '正则表达式无效，或用了不支持的前后查找、反向引用',
    en: 'Not a valid pattern, or one with look-around or back-references, which are not supported',
  },
  patternTooLarge: {
    zh: '正则表达式太大：各处重复次数之和不能超过 {}，请改用长度规则',
    en: 'This pattern is too large: its repetitions may count {} in sum. Use a rule of length instead',
  },
  patternSize: {
    zh: '正则表达式太大：按重复次数展开后（嵌套的次数相乘）不能超过 {} 个字符或字符类，请减少重复次数或缩短重复的部分',
    en: 'This pattern is too large: written out, with each part as often as it repeats, it may have {} letters and classes. Repetitions inside of others multiply. Repeat fewer times, or a shorter part',
  },
  tooManyPatterns: { zh: '正则表达式太多，一个表单最多 {} 个', en: 'Too many patterns: a form has {} at most' },
  notForKind: { zh: '这种字段不支持「{}」', en: 'This kind of field has no "{}"' },
  options: { zh: '请填写选项', en: 'Add options' },
  optionTwice: { zh: '选项值「{}」重复', en: 'The option value "{}" is used twice' },
  tooManyOptions: { zh: '选项太多，最多 {} 个', en: 'Too many options: at most {}' },
  noDictionary: {
    zh: '字典「{}」不存在、已停用或没有启用的值，请检查字典类型',
    en: 'There is no dictionary "{}", or it is disabled or has no enabled value. Check its type',
  },
  default: { zh: '默认值不是该字段的值', en: 'The default is not a value of this field' },
  brokenRule: { zh: '这个值不能用：{}', en: 'This value cannot be used: {}' },
  rowItem: { zh: '明细的列不能是这种组件', en: 'A row cannot hold this kind of item' },
  rowPattern: { zh: '明细的列不支持正则表达式', en: 'A field of a row has no pattern' },
  noRowFields: { zh: '请给明细添加列', en: 'Add fields to the rows' },
  stepsPlace: { zh: '分步只能有一个，且放在最外层', en: 'A form has steps once, at its top level' },
  limits: { zh: '最小值大于最大值', en: 'The minimum is larger than the maximum' },
  noScale: { zh: '最大值须大于最小值', en: 'The maximum has to be larger than the minimum' },
  stars: { zh: '星数须为 1 到 10 的整数', en: 'The number of stars has to be a whole number from 1 to 10' },
  decimals: { zh: '最多保留 {} 位小数', en: 'Too many decimals: at most {}' },
}
