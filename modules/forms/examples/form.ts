// The examples that this module adds to the page of forms in the showcase, where the product has one.

export const files = import.meta.glob('./form/examples/*.tsx')

export const sources = () => import('./form/examples?sources')

export const chips = ['forms/engine']

export const list = [
  {
    file: 'expense',
    title: ['报销单', 'Expense claim'],
    note: [
      '合计由三项费用算出，无效的金额不计入；超过 2,000 元时要说明理由。',
      'The total adds up three amounts and leaves out invalid ones. Above ¥2,000, a reason is required.',
    ],
  },
  {
    file: 'sign-up',
    title: ['活动报名', 'Event sign-up'],
    note: [
      '分三步填写；当前一步有错时不能继续，并定位到出错的字段。',
      'Three steps. A step with errors blocks the next one and focuses the first invalid field.',
    ],
  },
  {
    file: 'survey',
    title: ['满意度问卷', 'Survey'],
    note: [
      '后面的问题随前面的回答出现；选项可来自字典。',
      'Later questions depend on earlier answers, and options can come from a dictionary.',
    ],
  },
  {
    file: 'every-kind',
    title: ['全部字段', 'All field types'],
    note: ['十五种字段，填好的内容可以只读显示。', 'Fifteen field types. The values can be shown read-only.'],
  },
  {
    file: 'live-data',
    title: ['数据与表单', 'Data and form'],
    note: [
      '修改左边的 JSON，右边的表单随之变化；写错时指出位置。',
      'Edit the JSON and the form follows. Errors show where they are.',
    ],
  },
]
