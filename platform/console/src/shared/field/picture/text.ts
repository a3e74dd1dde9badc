import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/field/picture', {
  choose: ['选择图片，或拖到这里', 'Choose a picture, or drop it here'],
  chooseHint: ['PNG、JPEG 或 WebP，不超过 {{megabytes}} MB', 'PNG, JPEG or WebP, up to {{megabytes}} MB'],
  wrongType: ['只能使用 PNG、JPEG 或 WebP 图片', 'Only PNG, JPEG and WebP pictures can be used'],
  tooLarge: ['图片不能超过 {{megabytes}} MB', 'The picture may have {{megabytes}} MB at most'],
  unreadable: ['这个文件不是可以显示的图片', 'This file is no picture that can be shown'],
  other: ['换一张图片', 'Another picture'],
  place: ['裁剪区域：拖动或用方向键移动图片', 'Crop area: drag the picture, or move it by the arrow keys'],
  placeHint: ['拖动或用方向键移动图片', 'Drag the picture, or move it by the arrow keys'],
  zoom: ['缩放', 'Zoom'],
  left: ['向左旋转', 'Rotate left'],
  right: ['向右旋转', 'Rotate right'],
  preview: ['预览', 'Preview'],
  cancel: words.cancel,
  save: words.save,
})
