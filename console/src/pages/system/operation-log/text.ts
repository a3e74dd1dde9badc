import type { AuditKind } from '@atrium/contract/audit'
import { defineText, type Pair } from '#shared/i18n/text'

export const texts = defineText('system/operation-log', {
  log: ['操作日志', 'Operation log'],
  empty: ['还没有操作记录', 'Nothing has been done yet'],
  note: ['较早的记录会定期清理', 'Older entries are removed in time'],
  time: ['时间', 'Time'],
  user: ['用户', 'User'],
  title: ['操作', 'Action'],
  operation: ['接口', 'Call'],
  kind: ['类型', 'Kind'],
  target: ['对象', 'Record'],
  address: ['地址', 'Address'],
  agent: ['客户端', 'Client'],
  result: ['结果', 'Result'],
  done: ['成功', 'Done'],
  refused: ['被拒绝', 'Refused'],
  reason: ['原因', 'Reason'],
  details: ['详情', 'Details'],
  comma: ['、', ', '],
  ofAll: ['等 {{total}} 条', 'and others, {{total}} in all'],
  unseen: ['{{total}} 条不在数据范围内', '{{total}} outside your data scope'],
  gone: ['已删除', 'deleted'],
  historyOf: ['仅显示{{kind}}「{{name}}」的记录', 'Only what was done to {{kind}} {{name}}'],
  showAll: ['显示全部', 'Show everything'],
})

export const kindTexts = defineText('system/operation-log/kind', {
  add: ['新增', 'Add'],
  edit: ['修改', 'Edit'],
  delete: ['删除', 'Delete'],
  grant: ['授权', 'Grant'],
  import: ['导入', 'Import'],
  kick: ['下线', 'End session'],
} satisfies Record<AuditKind, Pair>)
