import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/field/icon', {
  choose: ['选择图标', 'Choose an icon'],
  clear: ['不用图标', 'Remove the icon'],
  search: ['搜索图标', 'Search icons'],
  icons: ['图标', 'Icons'],
  category: ['分类', 'Category'],
  count: ['{{count}} 个', '{{count}} icons', '{{count}} icon'],
  none: ['没有这样的图标', 'No icon is like that'],
  showAll: ['显示全部', 'Show all'],
  loading: words.loading,
  failed: words.failed,
  retry: words.retry,
})

/** The categories, and what comes before them. */
export const tabTexts = defineText('shared/field/icon/tabs', {
  all: ['全部', 'All'],
  recent: ['最近使用', 'Recent'],
  arrows: ['箭头', 'Arrows'],
  files: ['文件', 'Files'],
  people: ['人物', 'People'],
  messages: ['通讯', 'Messages'],
  time: ['时间', 'Time'],
  layout: ['布局', 'Layout'],
  shapes: ['形状', 'Shapes'],
  text: ['文字', 'Text'],
  media: ['媒体', 'Media'],
  design: ['设计', 'Design'],
  devices: ['设备', 'Devices'],
  code: ['开发', 'Code'],
  charts: ['图表', 'Charts'],
  money: ['商务', 'Money'],
  security: ['安全', 'Security'],
  travel: ['出行', 'Travel'],
  buildings: ['建筑', 'Buildings'],
  weather: ['天气', 'Weather'],
  nature: ['自然', 'Nature'],
  food: ['食物', 'Food'],
  health: ['医疗', 'Health'],
  tools: ['工具', 'Tools'],
  games: ['游戏', 'Games'],
  marks: ['符号', 'Marks'],
})
