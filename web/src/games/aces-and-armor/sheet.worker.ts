import { drawPlates } from '../../art/plate-worker.ts'
import { sheetPlate } from './sheet.ts'

drawPlates(sheetPlate)
