import { defineText } from 'atrium/console/text'

export const texts = defineText('editor/markdown-preview', {
  title: { zh: 'Markdown 预览', en: 'Markdown preview' },
  intro: {
    zh: '把 Markdown 文档读成一页：目录跟随阅读，代码有颜色，任何来源的内容都安全。',
    en: 'Markdown documents as pages: the outline follows as you read, code is coloured, and text from anywhere is safe.',
  },
  keys: { zh: '目录点击跳转 · 方向键滚动', en: 'Click the outline to jump · arrow keys scroll' },
  library: { zh: '文档中心', en: 'Documents' },
  libraryNote: {
    zh: '切换文档，目录随正文高亮；正文里的链接也能跳到对应的标题。',
    en: 'Switch between documents; the outline marks where you are, and links in the text jump to headings.',
  },
  hostile: { zh: '来历不明的文档', en: 'An untrusted document' },
  hostileNote: {
    zh: '改动左边的文字试试：脚本、事件属性和 javascript: 链接都不会运行。',
    en: 'Try changing the text: scripts, event attributes and javascript: links do nothing.',
  },
  answer: { zh: '逐字到来的回答', en: 'An answer as it arrives' },
  answerNote: {
    zh: '内容还没写完也能正常显示，适合聊天与生成式的回答。',
    en: 'Incomplete text is shown properly, as in chats and generated answers.',
  },
  which: { zh: '文档', en: 'Document' },
  handbook: { zh: '新同事手册', en: 'Handbook' },
  release: { zh: '版本说明', en: 'Release notes' },
  api: { zh: '接口约定', en: 'API' },
  source: { zh: '收到的 Markdown', en: 'Markdown received' },
  hostileText: {
    zh: '## 紧急通知\n\n您的账号即将**停用**，请[立即登录](javascript:hacked())。\n\n<script>hacked()</script>\n\n<img src="x" onerror="hacked()">\n\n<a href="https://example.com/ok" onclick="hacked()">正常的链接</a>留了下来。\n\n<iframe src="https://example.com"></iframe>\n\n| 项目 | 状态 |\n| --- | --- |\n| 表格 | <b onmouseover="hacked()">保留</b> |\n\n<form action="/api/user/logout"><button>提交</button></form>\n',
    en: '## Urgent\n\nYour account will be **closed**: [sign in now](javascript:hacked()).\n\n<script>hacked()</script>\n\n<img src="x" onerror="hacked()">\n\n<a href="https://example.com/ok" onclick="hacked()">An ordinary link</a> stays.\n\n<iframe src="https://example.com"></iframe>\n\n| What | State |\n| --- | --- |\n| Table | <b onmouseover="hacked()">kept</b> |\n\n<form action="/api/user/logout"><button>Send</button></form>\n',
  },
  stepsText: {
    zh: '### 安装\n\n1. 下载安装包；\n2. **重启**机器。\n\n| 系统 | 版本 |\n| --- | --- |\n| Windows | 11 |\n| macOS | 15 |\n',
    en: '### Install\n\n1. Download the package.\n2. **Restart** the machine.\n\n| System | Version |\n| --- | --- |\n| Windows | 11 |\n| macOS | 15 |\n',
  },
  question: { zh: '怎样算出一个月的工作日？', en: 'How do I count the working days of a month?' },
  you: { zh: '提问', en: 'Question' },
  assistant: { zh: '回答', en: 'Answer' },
  again: { zh: '重新回答', en: 'Answer again' },
  stop: { zh: '停止', en: 'Stop' },
  answerText: {
    zh: '分三步：\n\n1. 列出这个月的每一天；\n2. 去掉**周末**；\n3. 再去掉法定假日。\n\n```ts\nconst days = daysOf(2026, 10)\nconst workdays = days.filter((day) => !isWeekend(day) && !holidays.has(day))\nconsole.log(workdays.length) // 17\n```\n\n| 月份 | 天数 | 工作日 |\n| --- | ---: | ---: |\n| 9 月 | 30 | 22 |\n| 10 月 | 31 | 17 |\n\n> 调休的周末要加回来，可以从 `holidays.json` 读取。\n',
    en: 'In three steps:\n\n1. list every day of the month;\n2. leave out **weekends**;\n3. leave out public holidays.\n\n```ts\nconst days = daysOf(2026, 10)\nconst workdays = days.filter((day) => !isWeekend(day) && !holidays.has(day))\nconsole.log(workdays.length) // 17\n```\n\n| Month | Days | Working days |\n| --- | ---: | ---: |\n| September | 30 | 22 |\n| October | 31 | 17 |\n\n> Weekends that are worked instead count again: read them from `holidays.json`.\n',
  },
})
