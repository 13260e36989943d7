// Colours and sizes of the design language as a Mantine theme. Components are named by string, not imported:
// a theme that imports them would pull every one of them into the first bundle.
import {
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import { UI } from '../domain/texts/lt/screen/common.ts';

// Shade 7 is AA both as text on white and as white on fill.
const brand: MantineColorsTuple = [
  '#eff3f9',
  '#dfe7f2',
  '#bfcfe5',
  '#97b1d5',
  '#7494c3',
  '#587cb1',
  '#41669f',
  '#2b4f88',
  '#1f3b69',
  '#14284a',
];
const success: MantineColorsTuple = [
  '#eaf5ee',
  '#d3eadb',
  '#a6d5b7',
  '#76be92',
  '#4ca771',
  '#35935c',
  '#277d4b',
  '#1c683c',
  '#14522f',
  '#0c3b21',
];
const warning: MantineColorsTuple = [
  '#fdf4e1',
  '#f9e6c0',
  '#f2d08a',
  '#e8b650',
  '#dba02d',
  '#bf861b',
  '#9c6b10',
  '#7c530a',
  '#614007',
  '#452d04',
];
const danger: MantineColorsTuple = [
  '#fbeeec',
  '#f6dad6',
  '#ebb3ad',
  '#de8880',
  '#d0665d',
  '#c34d43',
  '#b03c33',
  '#992f27',
  '#7b251f',
  '#5a1a16',
];
const dark: MantineColorsTuple = [
  '#e7eaee',
  '#c6ccd4',
  '#a9b2bd',
  '#8791a0',
  '#3a434f',
  '#2a313b',
  '#212832',
  '#181d25',
  '#10141a',
  '#0b0e13',
];

/** Heights of LOOK.md: toolbar, staff bar, in rows, ordinary, hero. */
const BUTTON: Record<string, { height: string; padding: string; font: string }> = {
  xs: { height: '30px', padding: '10px', font: '0.8125rem' },
  sm: { height: '34px', padding: '14px', font: '0.875rem' },
  md: { height: '40px', padding: '18px', font: '0.875rem' },
  lg: { height: '44px', padding: '18px', font: '0.875rem' },
  xl: { height: '48px', padding: '22px', font: '1rem' },
};

const PAGINATION_LABELS: Record<string, string> = {
  first: UI.firstPage,
  last: UI.lastPage,
  next: UI.nextPage,
  previous: UI.previousPage,
};

const closeNamed = { defaultProps: { closeButtonProps: { 'aria-label': UI.close } } };
const INPUTS = ['TextInput', 'Textarea', 'Select', 'NumberInput', 'PasswordInput', 'MultiSelect'];

function inputs(size: string): MantineThemeOverride['components'] {
  return Object.fromEntries(INPUTS.map((name) => [name, { defaultProps: { size } }]));
}

export const theme = createTheme({
  fontFamily:
    '"Inter Variable", "Inter Arial", "Inter Roboto", "Inter DejaVu", system-ui, "Segoe UI", sans-serif',
  colors: { brand, success, warning, danger, dark },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  respectReducedMotion: true,
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '6px', lg: '6px', xl: '6px' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontWeight: '640',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.3' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  components: {
    ...inputs('md'),
    // Its placeholder is a presentation element inside role=menu, which axe refuses.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: closeNamed,
    Drawer: closeNamed,
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': UI.closeNotice } } },
    CloseButton: { defaultProps: { 'aria-label': UI.clear } },
    Pagination: {
      defaultProps: {
        getControlProps: (control: string) => ({ 'aria-label': PAGINATION_LABELS[control] }),
        getItemProps: (page: number) => ({ 'aria-label': UI.page(page) }),
      },
    },
    // The default 20 px radio is below the 24 px target.
    Radio: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Button: {
      defaultProps: { size: 'lg' },
      vars: (_theme: unknown, props: { size?: string }) => {
        const size = BUTTON[props.size ?? 'lg'];
        return {
          root: size
            ? { '--button-height': size.height, '--button-padding-x': size.padding, '--button-fz': size.font }
            : {},
        };
      },
    },
    Input: {
      vars: (_theme: unknown, props: { error?: unknown }) => ({
        wrapper: { '--input-bd': props.error ? 'var(--danger-solid)' : 'var(--control)' },
      }),
    },
    InputWrapper: {
      vars: () => ({
        label: { '--input-label-size': '0.9375rem' },
        error: { '--input-error-size': '0.875rem' },
        description: { '--input-description-size': '0.875rem' },
      }),
    },
  },
});

/** Staff screens are denser: 36 px inputs, 14 px text. Give it to MantineThemeProvider inside the staff layout. */
export const staffTheme: MantineThemeOverride = {
  components: {
    ...inputs('sm'),
    Radio: { defaultProps: { size: 'sm' } },
    Checkbox: { defaultProps: { size: 'sm' } },
  },
};

/** Contrast-safe system colours: Mantine's own selectors beat a plain style sheet, the resolver does not lose. */
export const resolver: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--dimmed)',
    '--mantine-color-error': 'var(--error)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-default-border': 'var(--line)',
  };
  return {
    variables: {},
    light: { ...shared, '--mantine-color-placeholder': '#667085' },
    dark: { ...shared, '--mantine-color-placeholder': '#97a1ad' },
  };
};
