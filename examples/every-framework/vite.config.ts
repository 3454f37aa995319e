import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

const isCustomElement = (tag: string): boolean => tag.startsWith('stay-');

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } }), svelte(), solid()],
});
