/** The rule by which a strategy is advised for a file, and the advice as text. */
package org.xmlbench.families.strategies.tables.advice;
