// The examples that this module adds to the page of forms in the showcase, where the product has one.

export const files = import.meta.glob('./form/examples/*.tsx')

export const sources = () => import('./form/examples?sources')

export const chips = ['forms/engine']

export const list = [
  {
    file: 'expense',
    title: { zh: '报销单', en: 'Expense claim' },
    note: {
      zh: '合计由三项费用算出，无效的金额不计入；超过 2,000 元时要说明理由。',
      en: 'The total adds up three amounts and leaves out invalid ones. Above ¥2,000, a reason is required.',
    },
  },
  {
    file: 'sign-up',
    title: { zh: '活动报名', en: 'Event sign-up' },
    note: {
      zh: '分三步填写；当前一步有错时不能继续，并定位到出错的字段。',
      en: 'Three steps. A step with errors blocks the next one and focuses the first invalid field.',
    },
  },
  {
    file: 'survey',
    title: { zh: '满意度问卷', en: 'Survey' },
    note: {
      zh: '后面的问题随前面的回答出现；选项可来自字典。',
      en: 'Later questions depend on earlier answers, and options can come from a dictionary.',
    },
  },
  {
    file: 'every-kind',
    title: { zh: '全部字段', en: 'All field types' },
    note: { zh: '十五种字段，填好的内容可以只读显示。', en: 'Fifteen field types. The values can be shown read-only.' },
  },
  {
    file: 'live-data',
    title: { zh: '数据与表单', en: 'Data and form' },
    note: {
      zh: '修改左边的 JSON，右边的表单随之变化；写错时指出位置。',
      en: 'Edit the JSON and the form follows. Errors show where they are.',
    },
  },
]
