/** The walls between the rooms, as tests over the compiled classes of every module. */
package org.xmlbench.suite.architecture;
