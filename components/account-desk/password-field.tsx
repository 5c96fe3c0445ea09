import { Input } from '@/components/ui/control';
import { errorProps, Field } from '@/components/ui/field';
import { maximumPasswordLength } from '@/lib/staff/password-rule';

type Props = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string;
};

export function PasswordField({ name, label, autoComplete, error }: Props) {
  return (
    <Field id={name} label={label} error={error}>
      <Input
        id={name}
        name={name}
        type="password"
        autoComplete={autoComplete}
        required
        maxLength={maximumPasswordLength}
        {...errorProps(name, error)}
      />
    </Field>
  );
}
