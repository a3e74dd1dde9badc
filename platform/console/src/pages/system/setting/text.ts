import { setting } from 'atrium/contract/module/setting.record'
import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('system/setting', {
  settings: { zh: '系统参数', en: 'Settings' },
  empty: { zh: '已启用的模块没有可设置的参数', en: 'No module that runs has settings' },
  editSetting: { zh: '编辑系统参数', en: 'Edit setting' },
  edit: words.edit,
  reset: { zh: '恢复默认值', en: 'Reset to default' },
  resetTitle: { zh: '将“{{name}}”恢复为默认值 {{value}}？', en: 'Reset “{{name}}” to its default, {{value}}?' },
  module: { zh: '模块', en: 'Module' },
  name: setting.fields.settingName,
  value: setting.fields.value,
  default: { zh: '默认值', en: 'Default' },
  source: { zh: '来源', en: 'Set by' },
  fixed: { zh: '环境变量 {{env}}', en: 'Environment: {{env}}' },
  notFixed: { zh: '环境变量 {{env}}（未设置）', en: 'Environment: {{env}} (not set)' },
  administrator: { zh: '管理员', en: 'An administrator' },
  byDefault: { zh: '默认', en: 'Default' },
  secret: { zh: '已设置，不显示', en: 'Set, not shown' },
  none: { zh: '无', en: 'None' },
  on: { zh: '开', en: 'On' },
  off: { zh: '关', en: 'Off' },
  between: { zh: '{{min}} 到 {{max}}', en: 'From {{min}} to {{max}}' },
  describedBetween: { zh: '{{description}}（{{min}} 到 {{max}}）', en: '{{description}} ({{min}} to {{max}})' },
})
