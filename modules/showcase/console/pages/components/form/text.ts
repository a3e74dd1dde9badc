import { defineText } from '#shared/i18n/text'

export const texts = defineText('components/form', {
  title: ['表单', 'Forms'],
  intro: [
    '用数据描述一张表单：字段、校验、条件、联动和分步，一个组件画出来。',
    'A form described as data: fields, validation, conditions, linked values and steps, rendered by one component.',
  ],
  keys: ['Enter 提交或下一步', 'Enter submits or continues'],
  expense: ['报销单', 'Expense claim'],
  expenseNote: [
    '合计由三项费用算出，无效的金额不计入；超过 2,000 元时要说明理由。',
    'The total adds up three amounts and leaves out invalid ones. Above ¥2,000, a reason is required.',
  ],
  signUp: ['活动报名', 'Event sign-up'],
  signUpNote: [
    '分三步填写；当前一步有错时不能继续，并定位到出错的字段。',
    'Three steps. A step with errors blocks the next one and focuses the first invalid field.',
  ],
  survey: ['满意度问卷', 'Survey'],
  surveyNote: [
    '后面的问题随前面的回答出现；选项可来自字典。',
    'Later questions depend on earlier answers, and options can come from a dictionary.',
  ],
  kinds: ['全部字段', 'All field types'],
  kindsNote: ['十五种字段，填好的内容可以只读显示。', 'Fifteen field types. The values can be shown read-only.'],
  live: ['数据与表单', 'Data and form'],
  liveNote: [
    '修改左边的 JSON，右边的表单随之变化；写错时指出位置。',
    'Edit the JSON and the form follows. Errors show where they are.',
  ],
  sent: ['已提交 {{number}} 项', '{{number}} values submitted'],
  asText: ['只读显示', 'Read-only'],
  json: ['表单数据', 'Form data'],
  notJson: ['不是有效的 JSON', 'This is not valid JSON'],
})
