import classes from './Toggle.module.css';

interface ToggleProps<V extends string> {
  name: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  /** As wide as its place. */
  wide?: boolean;
}

/** One of a few views; the pressed one is raised. */
export function Toggle<V extends string>({ name, value, options, onChange, wide = false }: ToggleProps<V>) {
  return (
    <div role="group" aria-label={name} className={classes.toggle} data-wide={wide || undefined}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
