import { defineText } from 'atrium/console/text'

export const texts = defineText('components/waterfall', {
  title: { zh: '瀑布流', en: 'Waterfall' },
  intro: {
    zh: '高矮不一的图片排成 4、3、2 或 1 列，先留好位置，图片到了也不跳动。',
    en: 'Pictures of all shapes in 4, 3, 2 or 1 columns. Their space is reserved, so nothing jumps as they load.',
  },
  keys: { zh: '回车 打开 · ←→ 换图 · Esc 关闭', en: 'Enter opens · ←→ browse · Esc closes' },
  gallery: { zh: '画廊', en: 'Gallery' },
  galleryNote: {
    zh: '按主题筛选，点开大图后可用方向键翻看。',
    en: 'Filter by subject. Open a picture and browse with the arrow keys.',
  },
  more: { zh: '继续加载', en: 'Load more' },
  moreNote: {
    zh: '每次再取六张，接在后面，已有的图片不动。',
    en: 'Six more at a time, added at the end. Pictures already there stay in place.',
  },
  failing: { zh: '图片缺失时', en: 'Missing picture' },
  failingNote: {
    zh: '位置不变，显示说明，其余照常。',
    en: 'Its space stays and shows a message. The others are not affected.',
  },
  subject: { zh: '主题', en: 'Subject' },
  all: { zh: '全部', en: 'All' },
  arches: { zh: '建筑', en: 'Buildings' },
  land: { zh: '风景', en: 'Landscapes' },
  town: { zh: '城镇', en: 'Towns' },
  count: { zh: '{{count}} 张', en: '{{count}} pictures', one: '{{count}} picture' },
  open: { zh: '查看：{{title}}', en: 'Open: {{title}}' },
  missing: { zh: '图片无法显示', en: 'The picture cannot be shown' },
  addMore: { zh: '再看六张', en: 'Show six more' },
  shown: { zh: '已显示 {{shown}} / {{total}} 张', en: '{{shown}} of {{total}} pictures' },
  end: { zh: '都在这里了，共 {{total}} 张', en: 'All {{total}} pictures are shown' },
})
