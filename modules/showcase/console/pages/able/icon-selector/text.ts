import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('able/icon-selector', {
  title: ['图标选择器', 'Icon picker'],
  intro: [
    '表单里选一个图标：弹出搜索、分类与键盘可用的网格。',
    'A form field for one icon: it opens a panel with search, categories and a grid for the keyboard.',
  ],
  keys: ['↓ 进入网格 · 回车 选择 · Esc 关闭', '↓ goes to the grid · Enter chooses · Esc closes'],
  menuEntry: ['菜单项', 'A menu entry'],
  menuEntryNote: [
    '菜单预览随表单变化；没有图标时无法保存。',
    'The menu preview follows the form. Without an icon it cannot be saved.',
  ],
  few: ['限定可选范围', 'Only some icons'],
  fewNote: [
    '给费用类别选图标：只提供合适的十八个，不出现分类。',
    'Icons for kinds of expenses: eighteen that fit, without categories.',
  ],
  tag: ['图标与颜色', 'Icon and colour'],
  tagNote: [
    '团队的标识由图标和颜色组成，可清除。',
    'An icon and a colour make the badge of a team. The icon can be removed.',
  ],
  states: ['状态', 'States'],
  statesNote: [
    '未选、不可清除、停用，以及已不存在的图标。',
    'Empty, required, disabled, and an icon that no longer exists.',
  ],

  entryName: ['菜单名称', 'Name of the entry'],
  entryValue: ['库存盘点', 'Stock count'],
  entryIcon: ['图标', 'Icon'],
  iconMissing: ['请选择图标', 'Choose an icon'],
  nameMissing: ['请填写菜单名称', 'Fill in the name'],
  save: words.save,
  saved: ['菜单项“{{name}}”已保存', 'The entry “{{name}}” is saved'],
  preview: ['菜单预览', 'Preview of the menu'],
  home: ['首页', 'Home'],
  orders: ['订单', 'Orders'],

  expenses: ['本月费用', 'Expenses of this month'],
  travel: ['出差交通', 'Travel'],
  meals: ['客户餐叙', 'Meals with clients'],
  supplies: ['办公用品', 'Office supplies'],
  iconOf: ['{{name}}的图标', 'Icon of {{name}}'],

  team: ['团队标识', 'Team badge'],
  teamName: ['增长小组', 'Growth team'],
  members: ['6 位成员', '6 members'],
  colour: ['颜色', 'Colour'],
  violet: ['紫', 'Violet'],
  green: ['绿', 'Green'],
  amber: ['橙', 'Amber'],
  red: ['红', 'Red'],
  blue: ['蓝', 'Blue'],

  empty: ['未选', 'Empty'],
  required: ['不可清除', 'Cannot be removed'],
  disabled: ['停用', 'Disabled'],
  gone: ['已不存在的图标', 'An icon that no longer exists'],
  goneHint: ['图标库中没有它，请重新选择', 'The collection does not have it: choose another'],
})
