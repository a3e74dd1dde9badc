import { api } from '#product/contract'
import { testResource } from 'atrium/testing/server'
import { workshopPart } from '../contract/part'

testResource(api.workshopParts, workshopPart)
