import { defineText } from 'atrium/console/text'

export const texts = defineText('showcase/demo-rows', {
  byStatus: { zh: '示例数据按状态', en: 'Demo rows by status' },
  status: { zh: '状态', en: 'Status' },
  rows: { zh: '行', en: 'Rows' },
  normal: { zh: '正常', en: 'Normal' },
  enable: { zh: '启用', en: 'Enabled' },
  disable: { zh: '停用', en: 'Disabled' },
  none: { zh: '示例表格里没有数据', en: 'The demo table has no rows' },
  open: { zh: '查看示例表格', en: 'Open the demo table' },
})
