//! Macros that implement errors with English messages, and short `Debug` output for large types.

/// Implements [`Error`](std::error::Error) for a type from its messages, which have the syntax of `format!`.
macro_rules! error {
    ($error:ident { $($case:pat => $english:literal $(, $value:expr)*;)* }) => {
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($case => write!(f, $english $(, $value)*),)*
                }
            }
        }

        impl std::error::Error for $error {}
    };
}

/// Implements [`Debug`](std::fmt::Debug) for a type that is best described by a few named values.
macro_rules! debug {
    ($type:ident $(<$life:lifetime>)?, |$this:ident| $($name:ident: $value:expr),*) => {
        impl std::fmt::Debug for $type $(<$life>)? {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let $this = self;
                f.debug_struct(stringify!($type))$(.field(stringify!($name), &$value))*.finish_non_exhaustive()
            }
        }
    };
}

pub(crate) use {debug, error};
