import { defineText } from 'atrium/console/text'

export const texts = defineText('editor/markdown', {
  title: { zh: 'Markdown 编辑', en: 'Markdown editor' },
  intro: {
    zh: '左边写，右边看：任务列表、表格与代码即时预览，两边同步滚动，文件可以导入导出。',
    en: 'Write on the left, read on the right: task lists, tables and code at once, both sides scroll together, and files can be imported and exported.',
  },
  keys: {
    zh: 'Ctrl B 加粗 · Ctrl I 斜体 · Ctrl K 链接 · Ctrl F 查找',
    en: 'Ctrl B bold · Ctrl I italic · Ctrl K link · Ctrl F find',
  },
  minutes: { zh: '会议纪要', en: 'Meeting minutes' },
  minutesNote: {
    zh: '滚动任意一边，另一边跟随；可以粘贴图片、导入 .md，导出 .md 或独立的 .html。',
    en: 'Scroll either side and the other follows. Paste a picture, import .md, export .md or a standalone .html.',
  },
  comment: { zh: '评论框', en: 'A comment' },
  commentNote: {
    zh: '窄的地方切换编辑与预览；里面的脚本和危险链接不会起作用。',
    en: 'Where space is short, switch between writing and preview. Scripts and harmful links do nothing.',
  },
  minutesLabel: { zh: '会议纪要', en: 'Minutes' },
  fileName: { zh: '产品周会', en: 'weekly-meeting' },
  minutesText: {
    zh: "# 产品周会\n\n**时间**：10 月 14 日 10:00　**地点**：305　**记录**：林晓\n\n## 结论\n\n1. 4.2 版本按期在 **10 月 18 日**发布；\n2. 导入功能先给两家客户试用；\n3. 下周起例会改为周一。\n\n## 待办\n\n- [x] 写版本说明 — 周明远\n- [x] 通知试用客户 — 陈思远\n- [ ] 更新帮助文档 — 林晓\n- [ ] 压测报表接口 — 王浩\n\n## 试用情况\n\n| 客户 | 用户数 | 反馈 |\n| --- | ---: | --- |\n| 拱廊书店 | 48 | 很快，希望能导入头像 |\n| 北岸物流 | 310 | 错误提示清楚 |\n\n> 王浩：两千行的文件 3 秒写完，预览不到 1 秒。\n\n## 接口变化\n\n导入一次最多两千行，超过时返回 `400`：\n\n```ts\nconst { data } = await request(api.users.import, {\n  body: { rows, mode: 'add' },\n})\nconsole.log(`${data.added} 位用户已导入`)\n```\n\n## 讨论记录\n\n### 为什么不支持旧的 .xls\n\n解析库多年没有更新，而且**不安全**。~~提供转换工具~~ 导入页上说明怎样另存为 .xlsx。\n\n### 头像\n\n头像需要另外上传，文件名与用户名一致即可。详见[导入指南](https://example.com/import)。\n\n---\n\n下次会议：10 月 21 日 10:00。\n",
    en: "# Weekly product meeting\n\n**When**: 14 October, 10:00 · **Where**: room 305 · **Notes**: Lin Xiao\n\n## Decided\n\n1. Version 4.2 is released on **18 October**, as planned.\n2. Two customers try the import first.\n3. From next week on we meet on Mondays.\n\n## To do\n\n- [x] Release notes — Zhou Mingyuan\n- [x] Tell the two customers — Chen Siyuan\n- [ ] Update the manual — Lin Xiao\n- [ ] Load test of the reports — Wang Hao\n\n## How the trial goes\n\n| Customer | Users | They say |\n| --- | ---: | --- |\n| Arcade Books | 48 | fast, pictures would be nice |\n| Northbank Freight | 310 | errors are clear |\n\n> Wang Hao: two thousand rows take 3 seconds, the preview less than one.\n\n## The API\n\nAn import has two thousand rows at most, else the answer is `400`:\n\n```ts\nconst { data } = await request(api.users.import, {\n  body: { rows, mode: 'add' },\n})\nconsole.log(`${data.added} users imported`)\n```\n\n## What was said\n\n### Why not the old .xls\n\nIts parser has had no update for years and is **not safe**. ~~We offer a converter~~ The page says how to save as .xlsx.\n\n### Pictures\n\nPictures are uploaded apart, named as the user. See the [guide](https://example.com/import).\n\n---\n\nNext meeting: 21 October, 10:00.\n",
  },
  taskLabel: { zh: '任务说明', en: 'Task' },
  taskText: {
    zh: '## 换打印机\n\n三楼的打印机**周五**更换：\n\n- [x] 订购\n- [ ] 通知三楼\n- [ ] 安装驱动\n',
    en: '## A new printer\n\nThe one on the third floor is replaced on **Friday**:\n\n- [x] Order it\n- [ ] Tell the third floor\n- [ ] Install the driver\n',
  },
  commentLabel: { zh: '评论', en: 'Comment' },
  commentText: {
    zh: '谢谢，**已经修好**了。\n\n<script>hacked()</script>\n\n[点这里](javascript:hacked())看看，或者读[说明](https://example.com/help)。\n\n<img src="x" onerror="hacked()">\n\n- [x] 重启\n- [ ] 观察一天\n',
    en: 'Thank you, it is **fixed**.\n\n<script>hacked()</script>\n\nLook [here](javascript:hacked()) or read the [manual](https://example.com/help).\n\n<img src="x" onerror="hacked()">\n\n- [x] Restart\n- [ ] Watch it for a day\n',
  },
})
