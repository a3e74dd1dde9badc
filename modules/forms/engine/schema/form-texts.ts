import { inLanguage, type Language } from '@atrium/contract/language'
import type { LocalText } from './form'
import type { Fault, FaultCode } from './form-faults'
import type { Problem } from './values-check'

// ui takes what it needs of the contract from this folder alone.
export type { Language }

/** A text of a form in the language of its reader; empty where it was left out. */
export function localText(language: Language, text: LocalText | undefined): string {
  return text ? inLanguage(language, text.zh, text.en) : ''
}

type Pair = readonly [zh: string, en: string]

const pick = (language: Language, [zh, en]: Pair) => (language === 'en' ? en : zh)

/** What is wrong with a value and what to do, for the person who fills in the form: its own message, or one of ours. */
export function problemText(language: Language, problem: Problem): string {
  return localText(language, problem.message) || pick(language, problemWords(problem))
}

function problemWords({ code, min, max, step }: Problem): Pair {
  if (code === 'length') return between(min, max, ['个字符', 'character'], ['请输入', 'Enter'])
  if (code === 'count') return between(min, max, ['项', 'option'], ['请选择', 'Choose'])
  if (code === 'range') return between(min, max, ['', ''], ['请填写', 'Enter a value'])
  if (code === 'step')
    return [`请从 ${min} 起，每隔 ${step} 取一个值`, `Choose a value in steps of ${step} from ${min}`]
  if (code === 'decimals') {
    return max === 0
      ? ['请输入整数', 'Enter a whole number']
      : [`最多保留 ${max} 位小数`, `Use at most ${max} ${max === 1 ? 'decimal' : 'decimals'}`]
  }
  return fixedProblems[code]
}

/** Without a unit the ends are those of a value. */
function between(min: Problem['min'], max: Problem['max'], [unit, one]: Pair, [doIt, act]: Pair): Pair {
  const zh = unit && ` ${unit}`
  const en = (last: Problem['min']) => one && ` ${one}${last === 1 ? '' : 's'}`
  const [of, from] = one ? ['', ''] : [' of', ' from']
  if (min !== undefined && min === max) return [`${doIt} ${min}${zh}`, `${act}${of} exactly ${min}${en(min)}`]
  if (max === undefined) return [`${doIt}至少 ${min}${zh}`, `${act}${of} at least ${min}${en(min)}`]
  if (min === undefined) return [`${doIt}最多 ${max}${zh}`, `${act}${of} at most ${max}${en(max)}`]
  return [`${doIt} ${min} 到 ${max}${zh}`, `${act}${from} ${min} to ${max}${en(max)}`]
}

const fixedProblems: Readonly<
  Record<Exclude<Problem['code'], 'length' | 'count' | 'range' | 'step' | 'decimals'>, Pair>
> = {
  required: ['此项必填', 'Fill in this field'],
  type: ['请重新填写，内容格式不正确', 'Enter it again: this is not a value of this field'],
  option: ['请从选项中选择', 'Choose one of the options'],
  pattern: ['格式不正确，请检查', 'Check the format of this text'],
  phone: ['请输入 11 位手机号', 'Enter an 11-digit mobile number'],
  email: ['请输入邮箱地址，如 name@example.com', 'Enter an email address such as name@example.com'],
  url: ['请输入以 http:// 或 https:// 开头的网址', 'Enter an address that starts with http:// or https://'],
  digits: ['只能输入数字', 'Enter digits only'],
  costly: [
    '表单中带正则表达式的内容太长，检查不完。请缩短这里或其他较长的内容；如果不能缩短，请联系表单负责人简化正则表达式',
    'The texts that this form checks with patterns are too long to check. Shorten this or another long one; if you cannot, ask the owner of the form to simplify its patterns',
  ],
  unknown: ['表单没有这个字段', 'The form has no such field'],
}

/** What keeps data from being a form, for the person who designs it. Where it is comes with the fault. */
export function faultText(language: Language, { code, name = '', problem }: Fault): string {
  return pick(language, faultWords[code]).replace('{}', problem ? problemText(language, problem) : name)
}

const faultWords: Readonly<Record<FaultCode, Pair>> = {
  type: ['类型不对，应为 {}', 'Wrong type: this has to be {}'],
  unknownProperty: ['没有名为「{}」的属性', 'There is no property "{}" here'],
  unknownKind: ['未知的组件类型', 'This kind of item is not known'],
  tooLong: ['太长，最多 {}', 'Too long: at most {}'],
  tooShort: ['不能为空', 'This must not be empty'],
  outOfRange: ['超出范围，界限是 {}', 'Out of range: the limit is {}'],
  form: ['内容不符合要求', 'This is not one of the allowed values'],
  tooDeep: ['嵌套太深，最多 {} 层', 'Nested too deeply: at most {} levels'],
  tooManyItems: ['组件太多，最多 {} 个', 'Too many items: at most {}'],
  keyTwice: ['字段名「{}」重复', 'The key "{}" is used twice'],
  keyForm: [
    '字段名以字母开头，只含字母、数字和下划线，且不能是保留字',
    'A key starts with a letter and has letters, digits and underscores; some words are reserved',
  ],
  noField: ['没有字段「{}」', 'There is no field "{}"'],
  notNumber: ['「{}」不是数字字段', '"{}" is not a number field'],
  noNumberTarget: [
    '这不是数字字段，不能由其他字段计算得出',
    'This is not a number field, so it cannot be worked out from others',
  ],
  operator: ['该字段不能用「{}」比较', 'This field cannot be compared with "{}"'],
  notCopied: ['「{}」的值不能放进这种字段', 'The value of "{}" does not fit into this kind of field'],
  dayFields: ['请选择一个日期区间，或开始和结束两个日期', 'Choose one date range, or a start date and an end date'],
  value: ['这不是「{}」的值', 'This is not a value of "{}"'],
  noValue: ['请填写要比较的值', 'Fill in the value to compare with'],
  cycle: ['「{}」的条件或联动绕回了自己', 'The conditions or linked values of "{}" lead back to itself'],
  pattern: [
    '正则表达式无效，或用了不支持的前后查找、反向引用',
    'Not a valid pattern, or one with look-around or back-references, which are not supported',
  ],
  patternTooLarge: [
    '正则表达式太大：各处重复次数之和不能超过 {}，请改用长度规则',
    'This pattern is too large: its repetitions may count {} in sum. Use a rule of length instead',
  ],
  patternSize: [
    '正则表达式太大：按重复次数展开后（嵌套的次数相乘）不能超过 {} 个字符或字符类，请减少重复次数或缩短重复的部分',
    'This pattern is too large: written out, with each part as often as it repeats, it may have {} letters and classes. Repetitions inside of others multiply. Repeat fewer times, or a shorter part',
  ],
  tooManyPatterns: ['正则表达式太多，一个表单最多 {} 个', 'Too many patterns: a form has {} at most'],
  notForKind: ['这种字段不支持「{}」', 'This kind of field has no "{}"'],
  options: ['请填写选项', 'Add options'],
  optionTwice: ['选项值「{}」重复', 'The option value "{}" is used twice'],
  tooManyOptions: ['选项太多，最多 {} 个', 'Too many options: at most {}'],
  noDictionary: [
    '字典「{}」不存在、已停用或没有启用的值，请检查字典类型',
    'There is no dictionary "{}", or it is disabled or has no enabled value. Check its type',
  ],
  default: ['默认值不是该字段的值', 'The default is not a value of this field'],
  brokenRule: ['这个值不能用：{}', 'This value cannot be used: {}'],
  stepsPlace: ['分步只能有一个，且放在最外层', 'A form has steps once, at its top level'],
  limits: ['最小值大于最大值', 'The minimum is larger than the maximum'],
  noScale: ['最大值须大于最小值', 'The maximum has to be larger than the minimum'],
  stars: ['星数须为 1 到 10 的整数', 'The number of stars has to be a whole number from 1 to 10'],
  decimals: ['最多保留 {} 位小数', 'Too many decimals: at most {}'],
}
