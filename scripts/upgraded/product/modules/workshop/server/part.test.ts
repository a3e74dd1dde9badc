import { testResource } from 'atrium/testing/server'
import { api } from '../contract'
import { workshopPart } from '../contract/part'

testResource(api.workshopParts, workshopPart)
