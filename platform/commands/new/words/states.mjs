/**
 * Common states with their names in both languages, and the action that leads to each: its name, and what its button says. `cancel` is a dialog's own word, so that its button has
 * another one.
 */
const known = {
  draft: [['草稿', 'Draft']],
  pending: [['待审核', 'Pending']],
  open: [['待处理', 'Open'], 'reopen', ['重新打开', 'Reopen']],
  submitted: [['已提交', 'Submitted'], 'submit', ['提交', 'Submit']],
  confirmed: [['已确认', 'Confirmed'], 'confirm', ['确认', 'Confirm']],
  approved: [['已批准', 'Approved'], 'approve', ['批准', 'Approve']],
  rejected: [['已驳回', 'Rejected'], 'reject', ['驳回', 'Reject']],
  booked: [['已入账', 'Booked'], 'book', ['入账', 'Book']],
  ordered: [['已下单', 'Ordered'], 'placeOrder', ['下单', 'Place']],
  paid: [['已支付', 'Paid'], 'pay', ['支付', 'Pay']],
  shipped: [['已发货', 'Shipped'], 'ship', ['发货', 'Ship']],
  sent: [['已发送', 'Sent'], 'send', ['发送', 'Send']],
  delivered: [['已送达', 'Delivered'], 'deliver', ['送达', 'Deliver']],
  received: [['已收货', 'Received'], 'receive', ['收货', 'Receive']],
  started: [['已开始', 'Started'], 'start', ['开始', 'Start']],
  running: [['进行中', 'Running'], 'start', ['开始', 'Start']],
  active: [['生效', 'Active'], 'activate', ['生效', 'Activate']],
  paused: [['已暂停', 'Paused'], 'pause', ['暂停', 'Pause']],
  done: [['已完成', 'Done'], 'finish', ['完成', 'Finish']],
  finished: [['已完成', 'Finished'], 'finish', ['完成', 'Finish']],
  completed: [['已完成', 'Completed'], 'complete', ['完成', 'Complete']],
  closed: [['已关闭', 'Closed'], 'close', ['关闭', 'Close']],
  archived: [['已归档', 'Archived'], 'archive', ['归档', 'Archive']],
  published: [['已发布', 'Published'], 'publish', ['发布', 'Publish']],
  cancelled: [['已作废', 'Cancelled'], 'cancel', ['作废', 'Call off']],
}

/** Returns what is known of a state by its name: its names, and the action that leads to it. Nothing for any other one. */
export function knownState(name) {
  const [label, verb, verbLabel] = Object.hasOwn(known, name) ? known[name] : []
  return { label, verb, verbLabel }
}

/** The states that end the way of a record before its last one. */
export const exits = new Set(['rejected', 'cancelled'])
