import { defineText } from '#shared/i18n/text'

export const texts = defineText('showcase/demo-rows', {
  byStatus: ['示例数据按状态', 'Demo rows by status'],
  status: ['状态', 'Status'],
  rows: ['行', 'Rows'],
  normal: ['正常', 'Normal'],
  enable: ['启用', 'Enabled'],
  disable: ['停用', 'Disabled'],
  none: ['示例表格里没有数据', 'The demo table has no rows'],
  open: ['查看示例表格', 'Open the demo table'],
})
