import { SETTING_KEYS } from '@loja/domain/settings'
import { expect, test } from 'vitest'
import { SETTING_COMMANDS } from './setting-commands'
import { messages } from './settings/messages'
import { SETTINGS_SECTIONS } from './settings/settings-sections'

const labelAt = (search: string) => SETTING_COMMANDS.find((command) => command.search === search)?.label

test('[PAL-07] the palette has each setting by its label', () => {
  for (const key of SETTING_KEYS) {
    expect(labelAt(`?campo=${key}`)?.replace('Mensagem: ', ''), key).toBe(messages.fields[key].label)
  }
})

test('[PAL-07] the palette has each card by its title', () => {
  for (const { id, tab, keys } of SETTINGS_SECTIONS) {
    expect(labelAt(`?aba=${tab}&campo=${keys[0]}`), id).toBe(`Configurações: ${messages.sections[id].title}`)
  }
})
