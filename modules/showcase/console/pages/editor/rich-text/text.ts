import { defineText } from 'atrium/console/text'

export const texts = defineText('editor/rich-text', {
  title: { zh: '富文本', en: 'Rich text' },
  intro: {
    zh: '写公告、回复和介绍：标题、列表、表格、图片与代码，保存与显示时都会净化。',
    en: 'For notices, replies and descriptions: headings, lists, tables, pictures and code, sanitised when saved and when shown.',
  },
  keys: { zh: 'Ctrl B 加粗 · Ctrl Z 撤销 · Alt F10 工具栏', en: 'Ctrl B bold · Ctrl Z undo · Alt F10 toolbar' },
  notice: { zh: '公司公告', en: 'Company notice' },
  noticeNote: {
    zh: '粘贴或拖入图片即可插入；光标在表格里时多出一排表格按钮。',
    en: 'Paste a picture or drop one in. With the cursor in a table, more buttons appear.',
  },
  reply: { zh: '工单回复', en: 'Reply to a ticket' },
  replyNote: {
    zh: '只留常用的格式；超出字数时说明原因，空白时不能发送。',
    en: 'Only the usual formats. A reply that is too long says so, and an empty one cannot be sent.',
  },
  hostile: { zh: '不可信的 HTML', en: 'Untrusted HTML' },
  hostileNote: {
    zh: '改动左边的 HTML，右边是净化之后显示的样子：脚本、事件和危险链接都去掉了。',
    en: 'Try changing the HTML: scripts, event attributes and harmful links are removed.',
  },

  write: { zh: '编辑', en: 'Write' },
  preview: { zh: '预览', en: 'Preview' },
  mode: { zh: '公告的显示方式', en: 'How the notice is shown' },
  noticeLabel: { zh: '公告内容', en: 'Text of the notice' },
  placeholder: { zh: '写点什么…', en: 'Write something …' },
  words: { zh: '{{count, number}} 字', en: '{{count, number}} characters', one: '{{count, number}} character' },
  noticeHtml: {
    zh: '<h2>国庆放假与值班安排</h2><p>各位同事：公司 <strong>10 月 1 日至 7 日</strong>放假，8 日（周三）正常上班。放假前请完成下面三件事：</p><ol><li><p>周二 18:00 前提交工时与报销单；</p></li><li><p>把未完成的工单转给值班同事；</p></li><li><p>关闭测试环境里不用的机器。</p></li></ol><h3>值班表</h3><table><tbody><tr><th><p>日期</p></th><th><p>值班人</p></th><th><p>电话</p></th></tr><tr><td><p>1–3 日</p></td><td><p>林晓</p></td><td><p>8601</p></td></tr><tr><td><p>4–7 日</p></td><td><p>周明远</p></td><td><p>8617</p></td></tr></tbody></table><blockquote><p>紧急情况先打电话，再写工单。</p></blockquote><p>关闭机器用这条命令：</p><pre><code>npm run stop -- --env test</code></pre>',
    en: '<h2>Office closed for the holidays</h2><p>Dear all, the office is closed <strong>from 1 to 7 October</strong> and opens again on Wednesday the 8th. Three things to do before you leave:</p><ol><li><p>send timesheets and expenses by 18:00 on Tuesday;</p></li><li><p>hand open tickets to the colleague on call;</p></li><li><p>stop the test machines that nobody needs.</p></li></ol><h3>On call</h3><table><tbody><tr><th><p>Days</p></th><th><p>Who</p></th><th><p>Phone</p></th></tr><tr><td><p>1–3</p></td><td><p>Lin Xiao</p></td><td><p>8601</p></td></tr><tr><td><p>4–7</p></td><td><p>Zhou Mingyuan</p></td><td><p>8617</p></td></tr></tbody></table><blockquote><p>In an emergency call first, then write a ticket.</p></blockquote><p>This stops the machines:</p><pre><code>npm run stop -- --env test</code></pre>',
  },

  reminder: { zh: '提醒', en: 'Reminder' },
  reminderHtml: {
    zh: '<p>请在<strong>周五</strong>之前：</p>\n<ul><li><p>提交工时</p></li><li><p>清理桌面</p></li></ul>',
    en: '<p>Please, until <strong>Friday</strong>:</p>\n<ul><li><p>send your timesheet</p></li><li><p>clear your desk</p></li></ul>',
  },

  ticket: { zh: '工单 #4827 · 打印机无法连接', en: 'Ticket #4827 · The printer cannot be reached' },
  ticketFrom: { zh: '三楼 305 室 · 陈思远 · 今天 09:12', en: 'Room 305 · Chen Siyuan · today 09:12' },
  ticketText: {
    zh: '从早上开始，三楼的打印机一直显示离线，重启过一次也没有用。',
    en: 'The printer on the third floor has been offline since this morning. Restarting it did not help.',
  },
  replyLabel: { zh: '回复内容', en: 'Your reply' },
  replyHint: { zh: '告诉同事您做了什么，他还需要做什么', en: 'Say what you did, and what is left to do' },
  left: {
    zh: '还可以写 {{count, number}} 字',
    en: '{{count, number}} characters left',
    one: '{{count, number}} character left',
  },
  tooLong: { zh: '回复最多 {{max}} 字，请删去 {{over}} 字', en: 'At most {{max}} characters: remove {{over}}' },
  send: { zh: '发送回复', en: 'Send reply' },
  sent: { zh: '回复已发送', en: 'Reply sent' },
  you: { zh: '我 · 刚刚', en: 'You · just now' },

  source: { zh: '收到的 HTML', en: 'HTML received' },
  hostileHtml: {
    zh: '<h3>中奖通知</h3>\n<p>点<a href="javascript:hacked()">这里</a>领取，或看<a href="https://example.com/rules">规则</a>。</p>\n<script>hacked()</script>\n<img src="x" alt="" onerror="hacked()">\n<p onclick="hacked()" style="position: fixed; background-color: #fff3df; color: #7a3d00">底色保留，位置不保留。</p>\n<iframe src="https://example.com"></iframe>\n<svg onload="hacked()"></svg>',
    en: '<h3>You won</h3>\n<p>Claim it <a href="javascript:hacked()">here</a>, or read the <a href="https://example.com/rules">rules</a>.</p>\n<script>hacked()</script>\n<img src="x" alt="" onerror="hacked()">\n<p onclick="hacked()" style="position: fixed; background-color: #fff3df; color: #7a3d00">The colour stays, the position does not.</p>\n<iframe src="https://example.com"></iframe>\n<svg onload="hacked()"></svg>',
  },
})
