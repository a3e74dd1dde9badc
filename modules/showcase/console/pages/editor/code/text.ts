import { defineText } from '#shared/i18n/text'

export const texts = defineText('editor/code', {
  title: ['代码编辑', 'Code editor'],
  intro: [
    'TypeScript、JSON、CSS 与 HTML：高亮、折叠、查找替换、缩进整理，颜色跟随主题。',
    'TypeScript, JSON, CSS and HTML: highlighting that follows the theme, folding, find and replace, and indentation.',
  ],
  keys: ['Ctrl F 查找 · Ctrl Z 撤销 · 先 Esc 再 Tab 离开', 'Ctrl F find · Ctrl Z undo · Esc, then Tab leaves'],
  project: ['一个小项目', 'A small project'],
  projectNote: [
    '切换文件、查找、整理缩进；JSON 写错时左侧标出那一行。',
    'Switch between files, find, and tidy the indentation. A line of broken JSON is marked.',
  ],
  changes: ['改动与只读', 'Changes and read-only'],
  changesNote: [
    '与已保存的内容比较，改过的行有绿色标记；没有权限的人只能看。',
    'Lines that differ from the saved text are marked in green. Without permission it is read-only.',
  ],
  playground: ['实时预览', 'Live preview'],
  playgroundNote: [
    '改动 HTML 或 CSS，右边马上变化；预览在沙盒框架里，脚本不会运行。',
    'Change the HTML or the CSS and see the result at once. The preview is a sandboxed frame: scripts do not run.',
  ],
  files: ['文件', 'Files'],
  fileLabel: ['文件 {{name}}', 'File {{name}}'],
  priceFile: ['含税价的代码', 'Code of a price with tax'],
  tools: ['代码工具', 'Code tools'],
  find: ['查找与替换', 'Find and replace'],
  format: ['整理格式', 'Tidy up'],
  undo: ['撤销', 'Undo'],
  redo: ['重做', 'Redo'],
  broken: ['JSON 有误，无法整理：请先改正标出的那一行', 'The JSON is broken: correct the marked line first'],
  settings: ['网关配置', 'Gateway settings'],
  role: ['身份', 'Role'],
  admin: ['管理员', 'Administrator'],
  guest: ['访客（只读）', 'Guest (read only)'],
  unchanged: ['没有改动', 'Nothing changed'],
  changed: ['改动了 {{count}} 行', '{{count}} lines changed', '1 line changed'],
  discard: ['放弃改动', 'Discard changes'],
  save: ['保存配置', 'Save settings'],
  saved: ['配置已保存', 'Settings saved'],
  language: ['语言', 'Language'],
  preview: ['预览', 'Preview'],
  cardHtml: [
    '<article class="card">\n  <span class="tag">新品</span>\n  <h2>清晨的拱廊</h2>\n  <p>限量海报，亚麻纸印刷，附作者签名。</p>\n  <footer>\n    <strong>¥128</strong>\n    <button>加入购物车</button>\n  </footer>\n</article>\n',
    '<article class="card">\n  <span class="tag">New</span>\n  <h2>Morning arcade</h2>\n  <p>A limited print on linen paper, signed by the artist.</p>\n  <footer>\n    <strong>¥128</strong>\n    <button>Add to basket</button>\n  </footer>\n</article>\n',
  ],
})
